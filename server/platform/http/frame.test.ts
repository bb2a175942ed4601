import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import * as frame from '#server/testing/frame'
import { assembleFrame, tokens } from '#server/testing/frame'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, assembleFrame)
})
afterAll(() => arvand.close())

const json = { 'content-type': 'application/json' }

function post(url: string, payload: string | Buffer, headers: Record<string, string> = json) {
  return arvand.app.inject({ method: 'POST', url, payload, headers })
}

type Response = Awaited<ReturnType<typeof post>>

function expectProblem(response: Response, status: number, code: string) {
  expect([response.statusCode, response.body]).toEqual([status, response.body])
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  const problem = response.json()
  expect(problem).toMatchObject({ type: `/problems/${code}`, status, code })
  expect(problem.title).toMatch(/^[\u0600-\u06FF\u200c\s.،؛:!؟()«»]+$/)
  return problem
}

describe('400: what is not JSON', () => {
  test.each([
    ['words', 'سلام'],
    ['a truncated object', '{"title":"سل'],
    ['nothing', ''],
    ['two objects', '{}{}'],
    ['a number too many', '{"count":1,}'],
    ['a raw control character in a text', '{"title":"a\u0001b"}'],
    ['a prototype', '{"title":"سلام","__proto__":{"roles":["manager"]}}'],
    ['a prototype of an inner object', '{"title":"سلام","inner":{"__proto__":{"on":true}}}'],
    ['a prototype with escapes', '{"\\u005f_proto__":{"roles":["manager"]}}'],
    ['a constructor', '{"constructor":{"prototype":{"on":true}}}'],
  ])('%s', async (_, payload) => {
    expectProblem(await post('/api/panel/note', payload), 400, 'request.not-json')
  })

  it('nothing of it reaches a prototype', () => {
    expect({}).not.toHaveProperty('roles')
    expect({}).not.toHaveProperty('on')
  })

  it('an address that cannot be decoded', async () => {
    for (const url of ['/api/home/shelf/%', '/api/home/shelf/%zz', '/%E0%A4%A', '/api/home/shelf/%C3%28']) {
      expectProblem(await arvand.app.inject({ url }), 400, 'request.not-json')
    }
  })
})

describe('401 and 403', () => {
  it('a stranger, a broken header, a token that nobody has', async () => {
    for (const authorization of ['', 'Bearer', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(40)}`]) {
      const response = await post('/api/panel/for/user', '{}', { ...json, authorization })
      expectProblem(response, 401, 'request.unauthenticated')
    }
  })

  it('a stranger learns nothing of what a body should hold', async () => {
    expectProblem(await post('/api/panel/for/user', '{"unknown":1}'), 401, 'request.unauthenticated')
    expectProblem(await post('/api/panel/for/user', '[]'), 401, 'request.unauthenticated')
  })

  it('the cookie of a page is no token of a call', async () => {
    const cookie = `arvand.session=${tokens.learner}`
    const response = await post('/api/panel/for/user', '{}', { ...json, cookie })
    expectProblem(response, 401, 'request.unauthenticated')
  })

  it('a role, a scope or a second factor that is missing', async () => {
    const tries = [
      [frame.forTeacher, tokens.learner, 'request.forbidden'],
      [frame.forManager, tokens.learner, 'request.forbidden'],
      [frame.forManager, tokens.teacher, 'request.forbidden'],
      [frame.forManager, tokens.supportManager, 'request.forbidden'],
      [frame.forManager, tokens.newManager, 'identity.second-factor-needed'],
    ] as const
    for (const [endpoint, token, code] of tries) {
      const { status, problem } = await arvand.call(endpoint, {}, { token })
      expect([status, problem.code]).toEqual([403, code])
    }
    const { answer } = await arvand.call(frame.forManager, {}, { token: tokens.financeManager })
    expect(answer.personId).toMatch(/^0199a000/)
  })
})

describe('404 and 405', () => {
  it('an unknown path, also with a null byte or very long', async () => {
    for (const url of [
      '/api/panel/nothing',
      '/api/nothing/note',
      '/api/home/shelf/%00',
      '/api/home/shelf/a?q=%00',
      `/api/panel/${'long/'.repeat(400)}`,
      `/api/home/shelf/${'x'.repeat(600)}`,
      '/api/panel/note/../../../etc/passwd',
      '/API/panel/note',
    ]) {
      expectProblem(await arvand.app.inject({ url }), 404, 'request.not-found')
    }
  })

  it('another method says which ones answer, before it looks at the body', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const) {
      const response = await arvand.app.inject({ method, url: '/api/panel/note' })
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, 'POST, OPTIONS'])
    }
    const big = await arvand.app.inject({
      method: 'PUT',
      url: '/api/panel/note',
      payload: 'x'.repeat(2_000_000),
      headers: { 'content-type': 'text/plain' },
    })
    expectProblem(big, 405, 'request.method')
  })

  it('a POST without a body is an empty one', async () => {
    const empty = (url: string) => arvand.app.inject({ method: 'POST', url })
    expect((await empty('/api/panel/limited')).json()).toEqual({ ok: true })
    expect((await empty('/api/home/shelf/a')).json()).toEqual({ slug: 'a' })
    expectProblem(await empty('/api/panel/note'), 422, 'request.invalid')
  })

  it('home answers GET, HEAD and POST; OPTIONS tells', async () => {
    const url = '/api/home/shelf/a'
    expect((await arvand.app.inject({ url: `${url}?page=2&utm_source=x` })).json()).toEqual({
      slug: 'a',
      page: 2,
    })
    const head = await arvand.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await post(url, '{"page":2}')).json()).toEqual({ slug: 'a', page: 2 })
    expectProblem(await post(url, '{"page":2,"utm_source":"x"}'), 422, 'request.invalid')
    const options = await arvand.app.inject({ method: 'OPTIONS', url })
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
    const put = await arvand.app.inject({ method: 'PUT', url })
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, POST, HEAD, OPTIONS'])
  })
})

describe('413 and 415', () => {
  it('a body of 1 MiB and one byte', async () => {
    const body = (bytes: number) => {
      const frameOfIt = JSON.stringify({ title: 'سلام', raw: '' })
      return frameOfIt.replace('""}', `"${'x'.repeat(bytes - Buffer.byteLength(frameOfIt))}"}`)
    }
    expectProblem(await post('/api/panel/note', body(1_048_577)), 413, 'request.too-large')
    expectProblem(await post('/api/panel/note', body(1_048_576)), 422, 'request.invalid')
  })

  it('any other type of body', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-msgpack', 'nonsense', 'image/png']) {
      const response = await post('/api/panel/note', '{"title":"سلام"}', { 'content-type': type })
      expectProblem(response, 415, 'request.media-type')
    }
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { assembleFrame, tokens } from '#server/testing/frame'

const page = 'https://arvand.example'
let arvand: TestApp
beforeAll(async () => {
  const settings = { PUBLIC_URL: page, PANEL_URL: 'https://panel.arvand.example/api/panel' }
  arvand = await anApp(settings, assembleFrame)
})
afterAll(() => arvand.close())

function ask(method: 'OPTIONS' | 'POST' | 'PUT', url: string, headers: Record<string, string>) {
  const payload = method === 'POST' ? { payload: {} } : {}
  return arvand.app.inject({ method, url, headers, ...payload })
}

const permissions = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))

it('a page of our address may ask before it calls a service on another address', async () => {
  const response = await ask('OPTIONS', '/api/panel/note', {
    origin: page,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-other',
  })
  expect(response.statusCode).toBe(204)
  expect(response.headers.vary).toBe('Origin')
  expect(permissions(response.headers)).toEqual({
    'access-control-allow-origin': page,
    'access-control-expose-headers': 'retry-after, x-request-id',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '7200',
  })
})

it('it reads answers and refusals, but cookies stay at home', async () => {
  const readable = {
    'access-control-allow-origin': page,
    'access-control-expose-headers': 'retry-after, x-request-id',
  }
  const authorization = `Bearer ${tokens.learner}`
  const call = await ask('POST', '/api/panel/for/user', { origin: page, authorization })
  expect([call.statusCode, permissions(call.headers)]).toEqual([200, readable])
  const stranger = await ask('POST', '/api/panel/for/user', { origin: page })
  expect([stranger.statusCode, permissions(stranger.headers)]).toEqual([401, readable])
  const wrong = await ask('PUT', '/api/panel/note', { origin: page })
  expect([wrong.statusCode, permissions(wrong.headers)]).toEqual([405, readable])
})

it('nobody else is given leave', async () => {
  const others = [
    'https://evil.example',
    'https://arvand.example.evil.example',
    'http://arvand.example',
    'https://arvand.example:444',
    'https://panel.arvand.example',
    'null',
  ]
  for (const origin of others) {
    const preflight = await ask('OPTIONS', '/api/panel/note', {
      origin,
      'access-control-request-method': 'POST',
    })
    expect([origin, permissions(preflight.headers)]).toEqual([origin, {}])
    const call = await ask('POST', '/api/panel/note', { origin })
    expect([origin, permissions(call.headers)]).toEqual([origin, {}])
  }
})

it('a service on our own address gives leave to nobody', async () => {
  const response = await ask('OPTIONS', '/api/home/shelf/a', { origin: page })
  expect([response.statusCode, permissions(response.headers), response.headers.vary]).toEqual([
    204,
    {},
    undefined,
  ])
})

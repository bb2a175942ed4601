import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { assembleFrame, note } from '#server/testing/frame'
import { hostileTexts, sqlTexts } from '#server/testing/hostile-texts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, assembleFrame)
})
afterAll(() => arvand.close())

/** The sentences of a 422 by field; every one has Persian letters and no Latin ones. */
async function fieldsOf(body: unknown): Promise<Record<string, string>> {
  const { status, problem } = await arvand.call(note, body)
  expect([status, problem.code]).toEqual([422, 'request.invalid'])
  const fields = problem.fields ?? {}
  for (const sentence of Object.values(fields))
    expect(sentence).toMatch(/^[^A-Za-z]*[\u0600-\u06FF][^A-Za-z]*$/)
  return fields
}

const good = { title: 'یادداشت' }

describe('422 names each field', () => {
  it('that is missing, unknown or of another type, also inside', async () => {
    const wrong = {
      title: 7,
      text: [],
      count: '۳',
      price: 1001,
      mobile: {},
      day: '1405-08-29x',
      kind: 'three',
      tags: ['یک', 2],
      inner: { on: 'yes', off: true },
      surprise: 1,
    }
    expect(Object.keys(await fieldsOf(wrong)).sort()).toEqual([
      'count',
      'day',
      'inner.off',
      'inner.on',
      'kind',
      'mobile',
      'price',
      'surprise',
      'tags.1',
      'text',
      'title',
    ])
    expect(await fieldsOf({})).toEqual({ title: 'این خانه را پر کنید.' })
  })

  test.each([['null'], ['[]'], ['"text"'], ['7'], ['true'], ['[{"title":"یادداشت"}]']])(
    'a body that is %s and no object',
    async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const response = await arvand.app.inject({ method: 'POST', url: '/api/panel/note', payload, headers })
      expect([response.statusCode, response.json().fields]).toEqual([
        422,
        { body: 'بدنهٔ درخواست باید یک شیء باشد، نه فهرست یا مقدار تنها.' },
      ])
    },
  )

  it('a body that is not there', async () => {
    const response = await arvand.app.inject({ method: 'POST', url: '/api/panel/note' })
    expect(response.statusCode).toBe(422)
  })

  it('numbers that are none, too large, or fractions', async () => {
    for (const number of ['1e309', '-1e309', '1e999', '1.5', '9007199254740993', '-0.5', '1e400']) {
      const response = await arvand.app.inject({
        method: 'POST',
        url: '/api/panel/note',
        payload: `{"title":"یادداشت","count":${number},"price":${number}}`,
        headers: { 'content-type': 'application/json' },
      })
      expect([number, response.statusCode]).toEqual([number, 422])
      expect(Object.keys(response.json().fields)).toEqual(['count', 'price'])
    }
  })

  it('names of prototypes as ordinary unknown fields', async () => {
    for (const name of ['toString', 'hasOwnProperty', 'valueOf', 'constructor'])
      expect(Object.keys(await fieldsOf({ ...good, [name]: 1 }))).toEqual([name])
  })

  it('ten thousand levels of nesting, and ten thousand fields', async () => {
    const deep = `${'{"inner":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    const lists = `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    for (const payload of [deep, lists]) {
      const headers = { 'content-type': 'application/json' }
      const response = await arvand.app.inject({ method: 'POST', url: '/api/panel/note', payload, headers })
      expect(response.statusCode).toBe(422)
    }
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, index]))
    const { status } = await arvand.call(note, many)
    expect(status).toBe(422)
  })
})

describe('what a text may hold', () => {
  it('null bytes and halves of pairs never pass, whatever the field allows', async () => {
    for (const raw of ['a\0b', '\0', 'a\ud800b', '\udc00', '🙂'.slice(0, 1)])
      expect(Object.keys(await fieldsOf({ ...good, raw }))).toEqual(['raw'])
  })

  it('hostile texts are refused or come out clean', async () => {
    for (const title of hostileTexts) {
      const { status, answer, problem } = await arvand.call(note, { title })
      if (status === 422) expect(Object.keys(problem.fields ?? {})).toEqual(['title'])
      else {
        expect(status).toBe(200)
        expect(answer.title).not.toMatch(/[\0-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/)
        expect(answer.title.isWellFormed()).toBe(true)
      }
    }
  })

  it('SQL is text like any other, emoji and Persian digits too', async () => {
    for (const raw of [...sqlTexts, '🙂👩‍👩‍👧', '۱۲۳ ٤٥٦']) {
      const { status, answer } = await arvand.call(note, { ...good, raw })
      expect([status, answer.raw]).toEqual([200, raw])
    }
  })

  it('digits of any script where a number is written as text', async () => {
    for (const mobile of ['۰۹۱۲۱۲۳۴۵۶۷', '٠٩١٢١٢٣٤٥٦٧', '0912 123 45 67'])
      expect((await arvand.call(note, { ...good, mobile })).status).toBe(200)
    for (const mobile of ["0912'; drop table identity.people; --", '۰۹۱۲', '٠٩', '🙂'])
      expect(Object.keys(await fieldsOf({ ...good, mobile }))).toEqual(['mobile'])
  })

  it('what the contract does not name never leaves', async () => {
    const { answer } = await arvand.call(note, good)
    expect(answer).toEqual({ title: 'یادداشت' })
  })
})

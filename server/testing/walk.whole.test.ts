import type { Endpoint } from '@arvand/contracts/endpoint'
import { scope as scopeSchema } from '@arvand/contracts/people'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson } from '#testing/identity'
import { anApp, type TestApp } from './app.ts'
import { hostileTexts } from './hostile-texts.ts'
import { expectRefusal, walkTo } from './walk/ask.ts'
import { askWith, type Field, fieldsOf } from './walk/fields.ts'
import { rowCounts } from './walk/row-counts.ts'

// The tests call every endpoint with every hostile text in each of its fields.
vi.setConfig({ testTimeout: 600_000 })

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const nameOf = ({ service, method, path }: Endpoint) => `${method} ${service}/${path}`
const anyone = () => aPerson(arvand, { roles: ['teacher', 'manager'], scopes: scopeSchema.options })

describe('hostile texts', () => {
  it('none gets through beside a field that is refused', async () => {
    const { token } = await anyone()
    const before = await rowCounts(arvand.database.pool)
    for (const endpoint of arvand.endpoints) {
      if (endpoint.method !== 'POST') continue
      for (const field of textFieldsOf(endpoint))
        for (const text of hostileTexts) {
          const body = { ...askWith(field, text), surprise: text }
          const answer = await walkTo(arvand.app, endpoint, { body, token })
          const fits = Buffer.byteLength(JSON.stringify(body)) <= (endpoint.bodyLimit ?? 1_048_576)
          const what = `${nameOf(endpoint)} ${field.path.join('.')} = ${text.slice(0, 40)}`
          expect([what, answer.status]).toEqual([what, fits ? 422 : 413])
          expectRefusal(answer, what)
        }
    }
    expect(await rowCounts(arvand.database.pool)).toEqual(before)
  })

  it('none by itself is our failure', async () => {
    for (const endpoint of arvand.endpoints) {
      // A person whom no other call needs, because the endpoint may block or remove them.
      const { token } = await anyone()
      for (const field of textFieldsOf(endpoint))
        for (const text of hostileTexts) {
          const answer = await walkTo(arvand.app, endpoint, { [field.part]: askWith(field, text), token })
          const what = `${nameOf(endpoint)} ${field.path.join('.')} = ${text.slice(0, 40)}`
          expect([what, answer.status < 500]).toEqual([what, true])
          if (answer.status !== 200) expectRefusal(answer, what)
        }
    }
  })
})

const textFieldsOf = (endpoint: Endpoint): Field[] =>
  fieldsOf(endpoint).filter(({ types }) => types.size === 0 || types.has('string'))

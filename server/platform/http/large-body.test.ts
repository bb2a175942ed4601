import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { assembleFrame } from '#server/testing/frame'
import { sendLarge } from '#server/testing/send-large'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, assembleFrame)
})
afterAll(() => arvand.close())

const url = '/api/panel/note'
const json = { 'content-type': 'application/json' }

test.each([
  ['of a told length', { ...json, 'content-length': String(12 * 1_048_576) }],
  ['in pieces', { ...json, 'transfer-encoding': 'chunked' }],
])('who sends a body that is too large, %s, reads the refusal when all is sent', async (_, headers) => {
  const { status, body } = await sendLarge(arvand.app, { url, bytes: 12 * 1_048_576, headers })
  expect(status).toBe(413)
  expect(JSON.parse(body)).toMatchObject({ code: 'request.too-large' })
})

test('a large body of an unknown type is answered too', async () => {
  const headers = { 'content-type': 'text/plain', 'content-length': String(4 * 1_048_576) }
  const { status, body } = await sendLarge(arvand.app, { url, bytes: 4 * 1_048_576, headers })
  expect([status, JSON.parse(body).code]).toEqual([415, 'request.media-type'])
})

test('beyond sixteen megabytes the connection ends', async () => {
  const headers = { ...json, 'content-length': String(400 * 1_048_576) }
  const sent = sendLarge(arvand.app, { url, bytes: 400 * 1_048_576, headers })
  await expect(sent).rejects.toThrow(/EPIPE|ECONNRESET|hang up/)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from './app.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a stranger’s address is a Persian 404', async () => {
  const response = await arvand.app.inject({ url: '/api/panel/nothing' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'request.not-found', status: 404 })
  expect(response.headers['content-type']).toContain('application/problem+json')
})

test('the process says that it lives', async () => {
  const response = await arvand.app.inject({ url: '/health' })
  expect(response.statusCode).toBe(200)
})

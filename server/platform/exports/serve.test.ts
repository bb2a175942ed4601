import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Actor } from '../actor.ts'
import { linkToExport } from './link.ts'
import { serveExports } from './serve.ts'

const now = new Date('2026-11-22T08:00:00Z')
const secret = 's'.repeat(32)
const actor: Actor = {
  ...{ personId: 'person', sessionId: 'session', roles: new Set(), scopes: new Set() },
  mustSetUpSecondFactor: false,
}

test('the name of a file has no half-space and no mark, which browsers would write as underscores', async () => {
  const app = fastify()
  const deps = { clock: { now: () => now }, secret, publicUrl: new URL('http://arvand.example') }
  serveExports(app, '/files/:format', { ...deps, whoIs: async () => actor }, () => ({
    ...{ title: 'دفتر نمرهٔ برنامه‌نویسی با C++\u200e', file: 'gradebook', text: 'pdf' },
  }))
  const { url } = linkToExport({ secret, sessionId: actor.sessionId, now }, '/files/pdf')
  const { statusCode, headers } = await app.inject({ url, cookies: { 'arvand.session': 'token' } })
  expect(statusCode).toBe(200)
  const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(String(headers['content-disposition'])) ?? []
  expect(decodeURIComponent(name)).toBe('دفتر نمرهٔ برنامه نویسی با C++.pdf')
  await app.close()
})

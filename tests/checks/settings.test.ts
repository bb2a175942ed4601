import { expect, test } from 'vitest'
import { settings } from '../../tools/checks/settings.ts'
import { findingsOf } from './findings.ts'

test('the two configurations may read', async () => {
  const code = 'export const port = process.env.PORT\n'
  expect(await findingsOf(settings, { 'server/config.ts': code, 'web/app/config.ts': code })).toEqual([])
})

test.each([
  'const port = process.env.PORT',
  "const port = process['env'].PORT",
  'const port = globalThis.process.env.PORT',
  'const { env } = process',
  "import { env } from 'node:process'",
])('%s is refused elsewhere', async (code) => {
  expect(await findingsOf(settings, { 'server/app.ts': `\n${code}` })).toEqual([
    'server/app.ts:2 reads process.env; take it from config.ts',
  ])
})

test('what only speaks of it passes', async () => {
  const code = "// process.env is read in config.ts\nconst words = 'process.env'\nprocess.exit(1)\n"
  expect(await findingsOf(settings, { 'server/app.ts': code })).toEqual([])
})

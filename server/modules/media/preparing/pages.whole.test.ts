import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { findFiles } from '../file-queries.ts'
import { aFile, aPdfBomb } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

test('a PDF that draws itself over and over is given up, and the app goes on', {
  timeout: 120_000,
}, async () => {
  const use = { name: 'slides', kinds: ['document'], mostBytes: 1_000_000, drawsPages: true } as const
  const { id } = await aFile(arvand, { ownerId: newId(), use, name: 'بمب.pdf', content: aPdfBomb() })
  const preparing = async () => (await findFiles(arvand.platform.db, [id])).get(id)?.preparing
  await expect.poll(async () => (await preparing())?.state, { timeout: 90_000 }).toBe('failed')
  expect((await preparing())?.trouble).toContain('سنگین است')
})

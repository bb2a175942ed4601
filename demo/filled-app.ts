import { cp, rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { anAppOn, anAppWith, configFor, filesFolderOf, type TestApp } from '#server/testing/app'
import { aDatabase, migratedTemplate } from '#server/testing/database'
import { fill } from './fill.ts'

/**
 * The whole app on a copy of the filled demo, with its files. Filling takes most of a minute, so the first test file of
 * a run that asks does it for all of them.
 */
export async function aFilledApp(): Promise<TestApp> {
  const { name, files } = inject('filledDemo')
  const template = { name, from: await migratedTemplate(), fill: (url: string) => fillDemo(url, files) }
  const database = await aDatabase(template)
  await cp(files, filesFolderOf(database), { recursive: true })
  return anAppWith(database)
}

async function fillDemo(url: string, files: string): Promise<void> {
  await rm(files, { recursive: true, force: true })
  const app = await anAppOn({ url }, configFor({ url }, { DATA_DIR: files }))
  await fill(app.platform, 1)
  await app.close()
}

import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dropTemplate } from '#server/testing/database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database that the first test of a run fills with the demo, and the folder of its files. */
    filledDemo: { readonly name: string; readonly files: string }
  }
}

/** Names what the tests of one run fill once, and removes it after them. */
export default function setUp(project: TestProject): () => Promise<void> {
  const name = `arvand_demo_${randomUUID().slice(0, 8)}`
  const files = join(tmpdir(), name)
  project.provide('filledDemo', { name, files })
  return async () => {
    await dropTemplate(name)
    await rm(files, { recursive: true, force: true })
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../tree.ts'

/** Every zod schema has a property of this name, which minifiers do not change. */
const inSchemas = '_zod'

/**
 * Finds scripts of the built web that contain the schema library: screens need only addresses and fields of endpoints.
 */
export async function browserSchemas(): Promise<Finding[]> {
  const { buildFolder } = await import('../../web/build-stamp.ts')
  const client = join(buildFolder, 'client')
  const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return withSchemas(scripts.map((file) => ({ file, text: readFileSync(join(client, file), 'utf8') })))
}

export function withSchemas(scripts: readonly { readonly file: string; readonly text: string }[]): Finding[] {
  if (scripts.length === 0) return [{ file: 'web/build', line: 1, sentence: 'has no script to look at' }]
  return scripts
    .filter(({ text }) => text.includes(inSchemas))
    .map(({ file }) => ({
      file: `web/build/client/${file}`,
      line: 1,
      sentence: 'holds zod; see which contract with functions of its own comes whole (`light-contracts.ts`)',
    }))
}

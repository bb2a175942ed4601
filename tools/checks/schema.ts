import type { Finding, Tree } from '../tree.ts'

export const schemaFile = 'docs/schema.sql'

/** Compares `docs/schema.sql` with a database to which all migrations were applied. */
export async function schema(tree: Tree): Promise<Finding[]> {
  // Imported here, because loading the database takes long and the other checks do not need it.
  const { migratedSchema } = await import('../schema/migrated.ts')
  return differences(tree, await migratedSchema())
}

/** The first line of `docs/schema.sql` that differs from the expected text. */
export function differences(tree: Tree, expected: string): Finding[] {
  const found = (line: number, sentence: string) => [
    { file: schemaFile, line, sentence: `${sentence}; npm run schema writes it again` },
  ]
  if (!tree.has(schemaFile)) return found(1, 'is missing')
  const [lines, wanted] = [tree.text(schemaFile).split('\n'), expected.split('\n')]
  const at = wanted.findIndex((line, index) => line !== lines[index])
  if (at !== -1) return found(at + 1, `says «${lines[at] ?? ''}», the database «${wanted[at]}»`)
  return lines.length > wanted.length ? found(wanted.length, 'says more than the database has') : []
}

import type { Finding, Tree } from '../tree.ts'

export const schemaFile = 'docs/schema.sql'
/** The row types that `Tables` of the platform gives to the lenses of the modules. */
export const rowsFile = 'server/platform/database/schema.ts'

/** Compares both files with a database to which all migrations were applied. */
export async function schema(tree: Tree): Promise<Finding[]> {
  // Imported here, because loading the database takes long and the other checks do not need it.
  const { migratedSchema } = await import('../schema/migrated.ts')
  const { sql, rows } = await migratedSchema()
  return [...differences(tree, schemaFile, sql), ...differences(tree, rowsFile, rows)]
}

/** The first line of a file that differs from the expected text. */
export function differences(tree: Tree, file: string, expected: string): Finding[] {
  const found = (line: number, sentence: string) => [
    { file, line, sentence: `${sentence}; npm run schema writes it again` },
  ]
  if (!tree.has(file)) return found(1, 'is missing')
  const [lines, wanted] = [tree.text(file).split('\n'), expected.split('\n')]
  const at = wanted.findIndex((line, index) => line !== lines[index])
  if (at !== -1) return found(at + 1, `says «${lines[at] ?? ''}», the database «${wanted[at]}»`)
  return lines.length > wanted.length ? found(wanted.length, 'says more than the database has') : []
}

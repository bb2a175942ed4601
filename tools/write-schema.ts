import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { page, withGraph } from './checks/house.ts'
import { frozenFile, frozenIn, hashOf, migrationFiles } from './checks/migrations.ts'
import { rowsFile, schemaFile } from './checks/schema.ts'
import { migratedSchema } from './schema/migrated.ts'
import { openTree, treeOf } from './tree.ts'

/**
 * `npm run schema`: writes docs/schema.sql, the row types, the hash of each new migration into docs/migrations.lock, and
 * the graph of the modules into docs/house.md.
 */
async function main(): Promise<void> {
  const tree = openTree(process.cwd())
  const frozen = frozenIn(treeOf({ [frozenFile]: committed() }))
  const hashes = migrationFiles(tree).map((file): [string, string] => [file, hashOf(tree.text(file))])
  const changed = hashes.filter(([file, hash]) => frozen.has(file) && frozen.get(file) !== hash)
  if (changed.length > 0) {
    console.error(
      `✗ frozen, and changed: ${changed.map(([file]) => file).join(', ')}. Write a new migration.`,
    )
    process.exitCode = 1
    return
  }
  writeFileSync(frozenFile, hashes.map(([file, hash]) => `${hash}  ${file}\n`).join(''))
  writeFileSync(page, withGraph(tree.text(page), tree))
  const { sql, rows } = await migratedSchema()
  writeFileSync(schemaFile, sql)
  writeFileSync(rowsFile, rows)
  console.log(`✓ ${schemaFile}, ${rowsFile}, ${page} and ${frozenFile} (${hashes.length} migrations)`)
}

/** The list of frozen migrations at the last commit, because a migration that was never committed may still change. */
function committed(): string {
  try {
    return execFileSync('git', ['show', `HEAD:${frozenFile}`], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

await main()

import { aDatabase } from '../../server/testing/database.ts'
import { readCatalogue } from './catalogue.ts'
import { printSchema } from './print.ts'
import { printRows } from './rows.ts'

/** What the files about the schema should say: makes a migrated database, reads its catalogue and drops it. */
export async function migratedSchema(): Promise<{ readonly sql: string; readonly rows: string }> {
  const database = await aDatabase()
  try {
    const catalogue = await readCatalogue(database.pool)
    return { sql: printSchema(catalogue), rows: await printRows(database.pool, catalogue) }
  } finally {
    await database.close()
  }
}

import { aDatabase } from '../../server/testing/database.ts'
import { readCatalogue } from './catalogue.ts'
import { printSchema } from './print.ts'

/** The expected text of `docs/schema.sql`: makes a migrated database, reads its catalogue and drops it. */
export async function migratedSchema(): Promise<string> {
  const database = await aDatabase()
  try {
    return printSchema(await readCatalogue(database.pool))
  } finally {
    await database.close()
  }
}

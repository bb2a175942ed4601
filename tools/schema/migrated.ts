import { aDatabase } from '../../server/testing/database.ts'
import { readCatalogue } from './catalogue.ts'
import { printSchema } from './print.ts'

/** The text of `docs/schema.sql` as it should be: migrates a database of its own, reads it and drops it. */
export async function migratedSchema(): Promise<string> {
  const database = await aDatabase()
  try {
    return printSchema(await readCatalogue(database.pool))
  } finally {
    await database.close()
  }
}

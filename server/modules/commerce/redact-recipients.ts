import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { commerce } from './tables.ts'

/**
 * Deletes from the options of these lines whom they were for: number, name and message. That a line was a gift stays.
 */
export async function redactRecipients(db: Db, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return
  await sql`
    update commerce.factor_lines
      set options = options - 'message' #- '{gift,mobile}' #- '{gift,name}' #- '{gift,message}'
        #- '{recipient,mobile}' #- '{recipient,name}'
      where id = any(${lineIds}::uuid[])`.execute(commerce(db))
}

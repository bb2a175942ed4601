import type { ReadOutbox } from '@arvand/web/server-context'
import type { Db } from '../database.ts'
import { problemOf } from '../http/problem.ts'
import { readOutbox } from './read-outbox.ts'

/** The outbox for the page `/outbox`: a refusal is returned as a value, as from any call. Only in demo mode. */
export const outboxForPages =
  (db: Db): ReadOutbox =>
  async (to) => {
    try {
      return { status: 200, body: { items: await readOutbox(db, to) } }
    } catch (error) {
      const problem = problemOf(error)
      if (problem.status >= 500) throw error
      return { status: problem.status, body: problem }
    }
  }

import type { ReadOutbox } from '@arvand/web/server-context'
import type { Db } from '../database.ts'
import { problemOf } from '../http/problem.ts'
import { readOutbox } from './read-outbox.ts'

/** The outbox as the page `/outbox` asks for it: a refusal comes back as a value, as from any call. Demo mode alone. */
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

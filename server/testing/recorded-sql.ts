import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import pg from 'pg'

/** A statement as the app sent it; `name` when it is prepared on the server. */
export interface Statement {
  readonly text: string
  readonly name?: string
  readonly values?: readonly unknown[]
}

const recording = new AsyncLocalStorage<Statement[]>()

// A statement that waits for a free connection is sent from where somebody else released one; without this it would
// count as theirs.
const connect = pg.Pool.prototype.connect
pg.Pool.prototype.connect = function (this: pg.Pool, ...[then]: unknown[]) {
  const bound = typeof then === 'function' ? [AsyncResource.bind(then as () => void)] : []
  return (connect as (...given: unknown[]) => unknown).apply(this, bound)
} as typeof connect

/**
 * The statements that `work` sends to the database, in order; statements of other work in this process are left out.
 */
export async function recordSql(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const ask = pg.Client.prototype.query
  const listening = function (this: pg.Client, ...given: unknown[]) {
    const [query, values = []] = given
    const statement = typeof query === 'string' ? { text: query, values } : query
    recording.getStore()?.push(statement as Statement)
    return (ask as (...given: unknown[]) => unknown).apply(this, given)
  }
  pg.Client.prototype.query = listening as typeof ask
  try {
    await recording.run(statements, work)
  } finally {
    pg.Client.prototype.query = ask
  }
  return statements.map(({ text, name, values = [] }) => ({ text, values, ...(name ? { name } : {}) }))
}

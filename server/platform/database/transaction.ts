import {
  type Compilable,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  Transaction,
} from 'kysely'
import { type Db, sealTx, type Tx, unseal } from './sealed.ts'

/** The statements that each open transaction sends together with its commit. */
const lastOf = new WeakMap<Tx, Compilable[]>()

/**
 * One command, one transaction: all of `work` is stored, or nothing. Statements that start in the same tick
 * (`Promise.all`) reach the database in one write, and it answers them in that order. A transaction inside another one
 * is a mistake in the code, and throws.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const kysely = unseal(db)
  if (kysely.isTransaction) throw new Error('a transaction is open already: pass tx to what you call')
  const last: Promise<unknown>[] = []
  try {
    return await kysely.transaction().execute(async (trx) => {
      const { handle, connection, end } = await pipelined(kysely, trx)
      const tx = sealTx(handle)
      lastOf.set(tx, [])
      const result = await work(tx).finally(end)
      for (const statement of lastOf.get(tx) ?? []) {
        const sent = connection.executeQuery(statement.compile())
        sent.catch(() => undefined)
        last.push(sent)
      }
      return result
    })
  } catch (error) {
    // When one of the last statements failed, the commit's error has no reason; the statement's own error does.
    await Promise.all(last)
    throw error
  }
}

/** Sends a statement together with the commit. Its result is not read, and when it fails, the transaction fails. */
export function withCommit(tx: Tx, statement: Compilable): void {
  const last = lastOf.get(tx)
  if (!last) throw new Error('only a transaction commits')
  last.push(statement)
}

// Kysely's constructor wants these two, but uses them only to begin and to end, which `kysely.transaction()` does.
const [dialect, driver] = [{} as Dialect, {} as Driver]

/** Kysely's own handle sends a statement only after the one before was answered; this one sends several at once. */
async function pipelined(kysely: Kysely<unknown>, trx: Transaction<unknown>) {
  const connection = await trx.getExecutor().provideConnection(async (own: DatabaseConnection) => own)
  let isOver = false
  const provider = {
    async provideConnection<T>(use: (own: DatabaseConnection) => Promise<T>): Promise<T> {
      if (isOver) throw new Error('the transaction is over already')
      return use(connection)
    },
  }
  const executor = kysely.getExecutor().withConnectionProvider(provider)
  const handle = new Transaction<unknown>({ config: { dialect }, dialect, driver, executor })
  const end = () => {
    isOver = true
  }
  return { handle, connection, end }
}

import {
  type Compilable,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  Transaction,
} from 'kysely'
import { type Db, sealTx, type Tx, unseal } from './sealed.ts'

/** Statements that a transaction sends with its commit. */
const lastOf = new WeakMap<Tx, Compilable[]>()

/**
 * One command, one transaction: all of `work` is stored, or nothing. Statements that are asked in one breath
 * (`Promise.all`) reach the database in one write, and it answers them in that order.
 * Opening one inside another is a mistake in the code, and is refused as such.
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
    // Where one of the last failed, the commit only says that it was none; what failed says why.
    await Promise.all(last)
    throw error
  }
}

/** Sends a statement together with the commit: nobody reads what it answers, and its failure is the transaction's. */
export function withCommit(tx: Tx, statement: Compilable): void {
  const last = lastOf.get(tx)
  if (!last) throw new Error('only a transaction commits')
  last.push(statement)
}

// A transaction of Kysely needs these only to begin and to end, which is done where it comes from.
const [dialect, driver] = [{} as Dialect, {} as Driver]

/** Kysely sends a statement of a transaction only when the one before is answered; the client can send several. */
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

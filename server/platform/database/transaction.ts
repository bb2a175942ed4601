import { type Db, sealTx, type Tx, unseal } from './sealed.ts'

/**
 * One command, one transaction: all of `work` is stored, or nothing.
 * Opening one inside another is a mistake in the code, and is refused as such.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const kysely = unseal(db)
  if (kysely.isTransaction) throw new Error('a transaction is open already: pass tx to what you call')
  return kysely.transaction().execute((trx) => work(sealTx(trx)))
}

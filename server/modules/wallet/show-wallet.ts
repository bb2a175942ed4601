import { activePerson, namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { correctionOf, whyNotCorrect } from './correction.ts'
import { byNumber, entriesOf, itemOf, walletOf } from './statement.ts'
import { wallet } from './tables.ts'

/** A person's wallet as a manager of finance sees it: who gave what, and what can be taken back. */
export async function showWallet(db: Db, ask: { personId: string; cursor?: string | undefined }) {
  const person = (await activePerson(db, { id: ask.personId })) ?? refuse('request.not-found')
  const { accountId, ...figures } = await walletOf(db, person.id)
  const page = await keysetPage(entriesOf(db, accountId), byNumber, ask.cursor)
  const names = await namesOf(
    db,
    page.items.flatMap(({ byId }) => byId ?? []),
  )
  const corrected = await correctedAmong(
    db,
    page.items.map(({ transactionId }) => transactionId),
  )
  const items = page.items.map((row) => ({
    ...itemOf(row),
    by: row.byId ? { id: row.byId, name: names.get(row.byId) ?? '' } : null,
    whyNotCorrect: whyNotCorrect(row, corrected.has(row.transactionId)),
  }))
  return { ...page, ...figures, items, person }
}

async function correctedAmong(db: Db, transactionIds: readonly string[]): Promise<Set<string>> {
  if (transactionIds.length === 0) return new Set()
  const causes = new Map(transactionIds.map((id) => [correctionOf(id), id]))
  const rows = await wallet(db)
    .selectFrom('wallet.transactions')
    .select('cause')
    .where('cause', 'in', [...causes.keys()])
    .execute()
  return new Set(rows.flatMap(({ cause }) => causes.get(cause) ?? []))
}

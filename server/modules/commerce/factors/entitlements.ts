import { type Insertable, sql } from 'kysely'
import { z } from 'zod'
import type { Leg } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { jobKind } from '#platform/jobs'
import type { Grant, Sellable } from '#plugs/sellable'
import type { CommerceDeps } from '../deps.ts'
import { howBought } from '../for-whom.ts'
import { bySeller } from '../sellers.ts'
import { commerce, type EntitlementRow } from '../tables.ts'
import type { FactorLine } from './factor-queries.ts'

/** A line as it is granted, with its kind. */
type Line = Omit<FactorLine, 'shares'>
type KindGrant = Grant & { readonly line: Line }

/** Job for entitlements that begin or end without a payment: their sellers do what follows after the commit. */
export const entitlementsChanged = jobKind(
  'commerce.entitlements-changed',
  z.strictObject({ entitlementIds: z.array(z.uuid()) }),
  { retries: 20, pause: 1 },
)

/** The grant of a line to a person; writes nothing. */
export const grantOf = (line: Line, personId: string, now: Date): KindGrant => ({
  entitlementId: newId(),
  line,
  personId,
  by: howBought(line),
  now,
})

export const rowOf = ({ entitlementId, line, personId, now }: KindGrant): Insertable<EntitlementRow> => ({
  id: entitlementId,
  line_id: line.id,
  kind: line.kind,
  item_id: line.item_id,
  person_id: personId,
  opened_at: now,
})

/** Calls each seller once, with items in one order, so that two transactions never wait for each other. */
async function eachSeller(
  { sellables }: Pick<CommerceDeps, 'sellables'>,
  grants: readonly KindGrant[],
  act: (seller: Sellable, own: readonly Grant[]) => Promise<readonly Leg[]>,
): Promise<Leg[]> {
  const entries: Leg[] = []
  const all = grants.map((grant) => ({ ...grant, kind: grant.line.kind }))
  const inOrder = all.toSorted((a, b) => (a.line.item_id < b.line.item_id ? -1 : 1))
  for (const { seller, own } of bySeller(sellables, inOrder)) entries.push(...(await act(seller, own)))
  return entries
}

/** Lets the sellers grant what was bought; the caller has written the entitlements' rows. */
export const grantAll = (
  deps: Pick<CommerceDeps, 'sellables'>,
  tx: Tx,
  grants: readonly KindGrant[],
): Promise<Leg[]> => eachSeller(deps, grants, (seller, own) => seller.grant(tx, own))

/** Writes and grants the entitlement of the person who takes a gift or a seat. */
export async function entitle(
  deps: Pick<CommerceDeps, 'sellables' | 'jobs'>,
  tx: Tx,
  line: Line,
  personId: string,
  now: Date,
): Promise<void> {
  const grant = grantOf(line, personId, now)
  await commerce(tx).insertInto('commerce.entitlements').values(rowOf(grant)).execute()
  await grantAll(deps, tx, [grant])
  await deps.jobs.leave(tx, entitlementsChanged, { entitlementIds: [grant.entitlementId] })
}

/** Closes and revokes every open entitlement of these lines, whoever has it. */
export async function revokeAll(
  deps: Pick<CommerceDeps, 'sellables' | 'jobs'>,
  tx: Tx,
  lines: readonly Line[],
  now: Date,
): Promise<Leg[]> {
  if (lines.length === 0) return []
  const rows = await commerce(tx)
    .updateTable('commerce.entitlements')
    .set({ closed_at: now })
    .where(sql<boolean>`line_id = any(${lines.map(({ id }) => id)}::uuid[])`)
    .where('closed_at', 'is', null)
    .returning(['id', 'line_id', 'person_id'])
    .execute()
  const grants = rows.flatMap(({ id, line_id, person_id }) =>
    lines
      .filter((line) => line.id === line_id)
      .map((line) => ({ ...grantOf(line, person_id, now), entitlementId: id })),
  )
  const entries = await eachSeller(deps, grants, (seller, own) => seller.revoke(tx, own))
  if (rows.length > 0)
    await deps.jobs.leave(tx, entitlementsChanged, { entitlementIds: rows.map(({ id }) => id) })
  return entries
}

/** Lets sellers do what follows a grant or its end. Called by jobs, so maybe twice for one grant. */
export async function followEntitlements(
  { db, sellables }: Pick<CommerceDeps, 'db' | 'sellables'>,
  of: { readonly entitlementIds: readonly string[] } | { readonly factorId: string },
): Promise<void> {
  const rows = await commerce(db)
    .selectFrom('commerce.entitlements as e')
    .innerJoin('commerce.factor_lines as l', 'l.id', 'e.line_id')
    .selectAll('l')
    .select(['e.id as entitlementId', 'e.person_id as personId', 'e.opened_at', 'e.closed_at'])
    .where((eb) =>
      'factorId' in of
        ? eb('l.factor_id', '=', of.factorId)
        : eb('e.id', '=', eb.fn.any(eb.val([...of.entitlementIds]))),
    )
    .execute()
  const grants = rows.map(({ entitlementId, personId, opened_at, closed_at, ...line }) => ({
    ...grantOf(line, personId, opened_at),
    entitlementId,
    kind: line.kind,
    isOpen: closed_at === null,
  }))
  for (const { seller, own } of bySeller(sellables, grants)) {
    const [open, ended] = [own.filter(({ isOpen }) => isOpen), own.filter(({ isOpen }) => !isOpen)]
    if (open.length > 0) await seller.granted?.(open)
    if (ended.length > 0) await seller.revoked?.(ended)
  }
}

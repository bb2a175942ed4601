import type * as endpoints from '@arvand/contracts/panel/manage-off-codes'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../../audited-acts.ts'
import type { CommerceDeps } from '../../deps.ts'
import { commerce, type OffCode } from '../../tables.ts'

type Ask = Asked<typeof endpoints.changeOffCode>['input']

/**
 * A manager changes a code. Its end, limit and note may change at any time, its discount and bounds only before its
 * first use, so that all who use it get the same.
 */
export function changeOffCode(
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  { input, actor, caller }: Asked<typeof endpoints.changeOffCode>,
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const code = await commerce(tx)
      .selectFrom('commerce.off_codes')
      .selectAll()
      .where('id', '=', input.offCodeId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!code) return refuse('commerce.unknown-off-code')
    const [open, fixed] = [differing(code, openTerms(input)), differing(code, fixedTerms(code, input))]
    refuseIf(whyNotChange(code, open, fixed, clock.now()))
    const changes = { ...open, ...fixed }
    if (Object.keys(changes).length === 0) return {}
    await commerce(tx).updateTable('commerce.off_codes').set(changes).where('id', '=', code.id).execute()
    const detail = { code: code.code, ...changes }
    await record(tx, clock, caller, { act: 'off-code-changed', personId: null, actor, detail })
    return {}
  })
}

type Terms = Partial<OffCode>

const openTerms = ({ endsAt, totalLimit, note }: Ask): Terms => ({
  ends_at: dateOf(endsAt),
  total_limit: totalLimit,
  note: note || null,
})

/** The terms that stay as they are from the first use on. */
function fixedTerms(code: OffCode, input: Ask): Terms {
  const { kind = code.kind, value = code.value, mostDiscount = code.most_discount } = input
  const { personLimit = code.person_limit, leastTotal = code.least_total } = input
  return {
    kind,
    value,
    most_discount: kind === 'percent' ? mostDiscount : null,
    starts_at: input.startsAt === undefined ? code.starts_at : dateOf(input.startsAt),
    person_limit: personLimit,
    least_total: leastTotal ?? 0,
    first_purchase: input.firstPurchase ?? code.first_purchase,
  }
}

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment))

/** The terms that the code does not have already. */
const differing = (code: OffCode, terms: Terms): Terms =>
  Object.fromEntries(
    Object.entries(terms).filter(
      ([name, term]) => JSON.stringify(term) !== JSON.stringify(code[name as keyof OffCode]),
    ),
  )

function whyNotChange(code: OffCode, open: Terms, fixed: Terms, now: Date) {
  if (code.uses > 0 && Object.keys(fixed).length > 0) return 'commerce.off-code-in-use'
  if (open.ends_at && open.ends_at <= now) return 'commerce.expiry-past'
  const { starts_at, ends_at } = { ...code, ...open, ...fixed }
  if (starts_at && ends_at && ends_at <= starts_at) return 'commerce.off-code-ends-early'
  return open.total_limit && open.total_limit < code.uses ? 'commerce.off-code-used-more' : null
}

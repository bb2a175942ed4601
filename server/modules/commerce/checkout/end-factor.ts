import { activePerson } from '#modules/identity'
import { type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { whyNotCancel } from '../factors/factor.ts'
import { type Factor, lockFactor, lockMyFactor } from '../factors/factor-queries.ts'
import { type FactorReply, factorReply } from '../factors/factor-reply.ts'
import { releasePlaces } from '../factors/places.ts'
import { forEachIsolated } from '../for-each-isolated.ts'
import { recipientOf } from '../for-whom.ts'
import { giveBackOffCode } from '../off-codes/use-off-code.ts'
import { releaseParts } from '../payments/release-parts.ts'
import { redactRecipients } from '../redact-recipients.ts'
import { commerce } from '../tables.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'sellables'>

const minute = 60_000

/** Cancels an unpaid factor. One that has expired or was cancelled before stays as it is. */
export function cancelFactor(
  deps: Deps,
  personId: string,
  factorId: string,
): Promise<{ factor: FactorReply }> {
  return transaction(deps.db, async (tx) => ({
    factor: await factorReply(deps, tx, await giveUpFactor(deps, tx, personId, factorId)),
  }))
}

/** The same inside a transaction, for code that places factors itself. */
export async function giveUpFactor(
  deps: Pick<CommerceDeps, 'clock' | 'sellables'>,
  tx: Tx,
  personId: string,
  factorId: string,
): Promise<Factor> {
  const factor = (await lockMyFactor(tx, personId, factorId)) ?? refuse('commerce.unknown-factor')
  refuseIf(whyNotCancel(factor, await isBankInDoubt(tx, factorId)))
  return factor.state === 'awaitingPayment' ? end(deps, tx, factor, 'cancelled') : factor
}

/** Whether the payer has come back from a bank that has not said yet whether it has the money. */
async function isBankInDoubt(tx: Tx, factorId: string): Promise<boolean> {
  const row = await commerce(tx)
    .selectFrom('commerce.payments')
    .select('id')
    .where('factor_id', '=', factorId)
    .where('state', '=', 'verifying')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks places, then the off code, then the ledger, as all of commerce does. */
async function end(
  deps: Pick<CommerceDeps, 'clock' | 'sellables'>,
  tx: Tx,
  factor: Factor,
  state: 'expired' | 'cancelled',
): Promise<Factor> {
  const ended_at = deps.clock.now()
  await commerce(tx)
    .updateTable('commerce.factors')
    .set({ state, ended_at })
    .where('id', '=', factor.id)
    .execute()
  await releasePlaces(deps, tx, factor)
  if (factor.off_code_id !== null) await giveBackOffCode(tx, factor.id)
  await releaseParts(tx, deps.clock, factor.id)
  const given = factor.lines.filter((line) => recipientOf(line)?.mobile)
  if (given.length > 0 && !(await activePerson(tx, { id: factor.person_id })))
    await redactRecipients(
      tx,
      given.map(({ id }) => id),
    )
  return { ...factor, state, ended_at, reserved_until: null }
}

const batch = 100

/**
 * Expires factors whose time is over, in a scheduled job. A factor whose payer is at a bank just now stays: only its
 * places are freed, and they are reserved again when the money comes (docs/decisions/0150).
 */
export async function expireFactors(deps: Deps, signal?: AbortSignal): Promise<void> {
  const works = [[findOverdue, expire] as const, [findKeeping, free] as const]
  await forEachIsolated(works, async ([find, act]) => {
    for (let found = batch; found === batch && !signal?.aborted; ) {
      const ids = await find(deps)
      found = ids.length
      await forEachIsolated(ids, (id) => act(deps, id), signal)
    }
  })
}

function free(deps: Deps, factorId: string): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const factor = await lockFactor(tx, factorId)
    if (factor?.reserved_until && factor.reserved_until <= deps.clock.now())
      await releasePlaces(deps, tx, factor)
  })
}

async function findKeeping({ db, clock }: Deps): Promise<string[]> {
  const rows = await commerce(db)
    .selectFrom('commerce.factors')
    .select('id')
    .where('reserved_until', '<=', clock.now())
    .orderBy('reserved_until')
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}

function expire(deps: Deps, factorId: string): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const factor = await lockFactor(tx, factorId)
    if (factor?.state !== 'awaitingPayment' || factor.expires_at > deps.clock.now()) return
    await end(deps, tx, factor, 'expired')
  })
}

/** A bank's page stays open for 15 minutes; five more for a slow payer. */
export const bankPageMinutes = 20

/**
 * Leaves out factors whose payer was sent to the bank within `bankPageMinutes`, whether or not the bank answers us, or
 * came back within the hour to a bank that has not confirmed the money.
 */
async function findOverdue({ db, clock }: Deps): Promise<string[]> {
  const now = clock.now().getTime()
  const rows = await commerce(db)
    .selectFrom('commerce.factors as f')
    .select('f.id')
    .where('f.state', '=', 'awaitingPayment')
    .where('f.expires_at', '<=', new Date(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('commerce.payments as p')
            .select('p.id')
            .whereRef('p.factor_id', '=', 'f.id')
            .where(({ or, and, eb }) =>
              or([
                and([
                  eb('p.state', 'in', ['atGateway', 'verifying']),
                  eb('p.asked_at', '>', new Date(now - bankPageMinutes * minute)),
                ]),
                and([eb('p.state', '=', 'verifying'), eb('p.returned_at', '>', new Date(now - 60 * minute))]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('f.expires_at')
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}

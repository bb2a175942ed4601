import type { Input } from '@arvand/contracts/endpoint'
import type { payFactorWebinar } from '@arvand/contracts/panel/webinars'
import {
  closeFreeFactor,
  codesIn,
  countingWrongCodes,
  factorReply,
  findMyFactor,
  giveUpFactor,
  payFactor,
  placeFactor,
  refundFactor,
} from '#modules/commerce'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { settingIn } from '#platform/settings'
import type { LiveDeps } from '../deps.ts'
import { webinarRegistered } from '../live-notice-types.ts'
import { liveSettings } from '../live-settings.ts'
import { reminderDue } from '../reminders.ts'
import { live, type RegistrationRow, type WebinarRow } from '../tables.ts'
import { dropPagesOf } from './pages.ts'
import { registrationReply } from './registration-reply.ts'
import { findRegistration, lockWebinar, moveUp, putRegistration } from './seats.ts'
import { whyNotCancel, whyNotRegister } from './webinar.ts'

const item = (id: string) => ({ kind: 'webinar', id, quantity: 1 }) as const

/** Takes a seat, or a place on the waiting list; whoever is in already is told so again. */
export async function registerForWebinar(deps: LiveDeps, request: RepeatedRequest, webinarId: string) {
  const answer = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const { registration, factorId } = await register(deps, tx, webinarId, request.personId)
      const factor = factorId === null ? null : await findMyFactor(tx, request.personId, factorId)
      return {
        registration: await registrationReply(tx, registration),
        ...(factor ? { factor: await factorReply(deps, tx, factor) } : {}),
      }
    }),
  )
  dropPagesOf(deps.pages)
  return answer
}

async function register(
  deps: LiveDeps,
  tx: Tx,
  webinarId: string,
  personId: string,
): Promise<{ registration: RegistrationRow; factorId: string | null }> {
  const webinar = (await lockWebinar(tx, webinarId)) ?? refuse('live.unknown-webinar')
  if (webinar.state === 'draft') refuse('live.unknown-webinar')
  const now = deps.clock.now()
  refuseIf(whyNotRegister(webinar, personId, now))
  const left = await moveUp(deps, tx, webinar)
  const mine = await findRegistration(tx, webinarId, personId)
  if (mine && mine.state !== 'cancelled' && mine.state !== 'pending-payment')
    return { registration: mine, factorId: null }
  const isHeld = mine?.state === 'pending-payment'
  if (isHeld && mine.factor_id !== null) return { registration: mine, factorId: mine.factor_id }
  if (!isHeld && left === 0)
    return {
      registration: await putRegistration(tx, webinar, personId, now, { state: 'waiting' }),
      factorId: null,
    }
  if (webinar.price === 0)
    return { registration: await confirmFree(deps, tx, webinar, personId, now), factorId: null }
  const factor = await placeFactor(deps, tx, personId, { items: [item(webinarId)] })
  const registration = (await findRegistration(tx, webinarId, personId)) ?? refuse('live.not-registered')
  return { registration, factorId: factor.id }
}

export async function confirmFree(deps: LiveDeps, tx: Tx, webinar: WebinarRow, personId: string, now: Date) {
  const row = await putRegistration(tx, webinar, personId, now, {
    state: 'confirmed',
    reminded: reminderDue(webinar.starts_at, now),
  })
  const about = { title: webinar.title, slug: webinar.slug, startsAt: webinar.starts_at }
  await leaveNotice(deps.jobs, tx, deps.clock, {
    ...{ personId, kind: webinarRegistered, about },
    cause: `registration ${row.id} at ${now.toISOString()}`,
  })
  return row
}

/** Pays a held seat by its unpaid factor; other codes make a new factor in place of it. */
export async function payForWebinar(
  deps: LiveDeps,
  request: RepeatedRequest,
  ask: Input<typeof payFactorWebinar>,
) {
  const { personId } = request
  const { webinarId, useWallet, gateway } = ask
  const make = { ...request, endpoint: `${request.endpoint} factor` }
  const place = () =>
    transaction(deps.db, (tx) =>
      once(tx, deps.clock, make, 'for ever', () => factorToPay(deps, tx, personId, ask)),
    )
  const { factorId } = await countingWrongCodes(deps, personId, place, codesIn(ask))
  const made = (await findMyFactor(deps.db, personId, factorId)) ?? refuse('commerce.unknown-factor')
  const paid =
    made.state === 'paid' && made.total === 0
      ? { factor: await factorReply(deps, deps.db, made) }
      : await payFactor(deps, request, { factorId, useWallet, gateway })
  const row = (await findRegistration(deps.db, webinarId, personId)) ?? refuse('live.not-registered')
  return { registration: await registrationReply(deps.db, row), ...paid }
}

async function factorToPay(
  deps: LiveDeps,
  tx: Tx,
  personId: string,
  { webinarId, offCode, giftCards }: Input<typeof payFactorWebinar>,
): Promise<{ factorId: string }> {
  const mine = (await findRegistration(tx, webinarId, personId)) ?? refuse('live.not-registered')
  if (mine.state === 'cancelled') refuse('live.not-registered')
  if (mine.state !== 'pending-payment') refuse('live.nothing-to-pay')
  const hasCodes = offCode !== undefined || (giftCards ?? []).length > 0
  if (mine.factor_id !== null) {
    if (!hasCodes) return { factorId: mine.factor_id }
    await giveUpFactor(deps, tx, personId, mine.factor_id)
  }
  const factor = await placeFactor(deps, tx, personId, { items: [item(webinarId)], offCode, giftCards })
  return { factorId: factor.id }
}

/** Gives a seat or a place on the list back, with what was paid for it. */
export async function cancelRegistration(deps: LiveDeps, request: RepeatedRequest, webinarId: string) {
  const answer = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const webinar = await live(tx)
        .selectFrom('live.webinars')
        .selectAll()
        .select(settingIn(liveSettings.webinarFreeHours).as('free_hours'))
        .where('id', '=', webinarId)
        .where('state', '<>', 'draft')
        .executeTakeFirst()
      if (!webinar) return refuse('live.unknown-webinar')
      const { personId } = request
      const row = (await findRegistration(tx, webinarId, personId)) ?? refuse('live.not-registered')
      if (row.state === 'cancelled') refuse('live.not-registered')
      refuseIf(whyNotCancel(webinar, row, deps.clock.now()))
      await giveBack(deps, tx, row, { by: personId, reason: `انصراف از وبینار «${webinar.title}»` })
      const after = (await findRegistration(tx, webinarId, personId)) ?? refuse('live.not-registered')
      return { registration: await registrationReply(tx, after) }
    }),
  )
  dropPagesOf(deps.pages)
  return answer
}

/** Ends a registration, whatever its state, and moves the waiting list up; money goes back the way it came. */
export async function giveBack(
  deps: LiveDeps,
  tx: Tx,
  row: RegistrationRow,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  if (row.paid > 0 && row.factor_id !== null && row.line_id !== null) {
    // The refund revokes the seat, which moves the list up by its job.
    await refundFactor(deps, tx, { factorId: row.factor_id, lines: [row.line_id], reason, by })
    return
  }
  if (row.state === 'pending-payment' && row.factor_id !== null)
    await giveUpFactor(deps, tx, row.person_id, row.factor_id)
  // Where a code has paid all of it, the seat is revoked as by a refund.
  else if (row.factor_id !== null && (await closeFreeFactor(deps, tx, row.factor_id))) return
  const webinar = (await lockWebinar(tx, row.webinar_id)) ?? refuse('live.unknown-webinar')
  const ended = await live(tx)
    .updateTable('live.registrations')
    .set({ state: 'cancelled', line_id: null, factor_id: null, held_until: null })
    .set({ changed_at: deps.clock.now() })
    .where('id', '=', row.id)
    // A payment may have come meanwhile: then this is refused, and whoever asked sees it.
    .where('paid', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (!ended) refuse('commerce.factor-paid')
  await moveUp(deps, tx, webinar)
}

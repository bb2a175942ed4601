import { type AccountName, balanceOf, holdOf, type Leg, lockAccountsOf, post } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import type { RewardRow } from '../tables.ts'

type Rewarded = Pick<RewardRow, 'id' | 'inviter_id' | 'invitee_id' | 'inviter_amount' | 'invitee_amount'>

const causeOf = ({ id }: Pick<RewardRow, 'id'>) => `referral ${id}`
const gifts: AccountName = { kind: 'system', name: 'gifts' }

const sidesOf = (reward: Rewarded) =>
  [
    { ownerId: reward.inviter_id, amount: reward.inviter_amount, title: 'پاداش دعوت از دوستان' },
    { ownerId: reward.invitee_id, amount: reward.invitee_amount, title: 'هدیهٔ اولین خرید با معرفی دوستان' },
  ].filter(({ amount }) => amount > 0)

/** Credits both sides; neither may spend it before `until`. */
export async function creditReward(tx: Tx, clock: Clock, reward: Rewarded, until: Date): Promise<void> {
  const legs = sidesOf(reward).map(
    ({ ownerId, amount, title }): Leg => ({
      account: { kind: 'person', ownerId },
      amount,
      title,
      holdUntil: until,
    }),
  )
  const sum = legs.reduce((all, { amount }) => all + amount, 0)
  await post(tx, clock, {
    cause: causeOf(reward),
    kind: 'credit',
    about: { title: null },
    entries: [...legs, { account: gifts, amount: -sum }],
  })
}

/**
 * Takes these amounts of both credits back: what is held of them first, then what is free. Who has spent it owes it, and
 * it is taken of what they earn.
 */
export async function takeBackReward(tx: Tx, clock: Clock, reward: Rewarded, cause: string): Promise<void> {
  const sides = sidesOf(reward)
  await lockAccountsOf(
    tx,
    sides.flatMap(({ ownerId }): AccountName[] => [
      { kind: 'person', ownerId },
      { kind: 'receivable', ownerId },
    ]),
  )
  const legs: Leg[] = []
  for (const side of sides) legs.push(...(await takenOf(tx, reward, side)))
  const sum = legs.reduce((all, { amount }) => all + amount, 0)
  await post(tx, clock, {
    cause: `${causeOf(reward)} ${cause}`,
    kind: 'correction',
    about: { title: null },
    entries: [...legs, { account: gifts, amount: -sum }],
  })
}

async function takenOf(
  tx: Tx,
  reward: Rewarded,
  { ownerId, amount }: { readonly ownerId: string; readonly amount: number },
): Promise<Leg[]> {
  const account = { kind: 'person', ownerId } as const
  const { available } = await balanceOf(tx, account)
  const held = await holdOf(tx, account, causeOf(reward))
  const hold = held?.isOpen ? held : null
  const there = Math.min(amount, (hold?.amount ?? 0) + Math.max(0, available))
  const title = 'برگشت پاداش دعوت، چون خرید بازپرداخت شد'
  const taken: Leg[] =
    there > 0 ? [{ account, amount: -there, title, ...(hold ? { fromHold: hold.holdId } : {}) }] : []
  const owed = amount - there
  return owed > 0 ? [...taken, { account: { kind: 'receivable', ownerId }, amount: -owed }] : taken
}

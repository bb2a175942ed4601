import { type Leg, post } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { wallet } from '#testing/wallet'

const dayInMs = 86_400_000

/** Credit of the demo learners: one that stays, and one that expires. */
export async function fillWallets({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const people = await wallet(db)
    .selectFrom('identity.contacts')
    .select('person_id')
    .where('mobile', 'in', ['+989120000001', '+989120000002'])
    .execute()
  const now = clock.now().getTime()
  await transaction(db, async (tx) => {
    for (const { person_id } of people)
      for (const { word, title, daysAgo, amount, days } of gifts) {
        const at = new Date(now - daysAgo * dayInMs)
        const expires = days ? { expiresAt: new Date(now + days * dayInMs) } : {}
        const leg: Leg = { account: { kind: 'person', ownerId: person_id }, amount, ...expires }
        await post(
          tx,
          { now: () => at },
          {
            cause: `demo:${word}:${person_id}`,
            kind: 'credit',
            about: { title },
            entries: [leg, { account: { kind: 'system', name: 'gifts' }, amount: -amount }],
          },
        )
      }
  })
}

const gifts = [
  { word: 'welcome', title: 'خوش‌آمد آروند', daysAgo: 40, amount: 1_500_000, days: null },
  { word: 'autumn', title: 'هدیهٔ پاییز برای ادامهٔ یادگیری', daysAgo: 12, amount: 500_000, days: 24 },
] as const

import { grantOffCode } from '#modules/commerce'
import { activePerson } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import { type Listener, listener } from '#plugs/events'
import type { GrowthDeps } from '../deps.ts'
import { growthNoticeTypes } from '../growth-notice-types.ts'
import { findCurrentCampaign } from './campaign-queries.ts'
import { readStanding } from './terms.ts'

/** For how many days the code of a newcomer is good. */
const codeDays = 30

/**
 * Whoever signs up by somebody's invitation gets a code for a percent off their first purchase, for them alone. While a
 * campaign runs, its gift comes with the first purchase instead.
 */
export const welcomeInvited = (deps: GrowthDeps): Listener =>
  listener({
    name: 'growth.welcome-invited',
    event: 'identity.registered',
    async hear(tx, { personId, invitedBy }) {
      if (invitedBy === null || invitedBy === personId) return
      const now = deps.clock.now()
      const { newcomerPercent: percent } = await readStanding(tx)
      if (percent === 0 || (await findCurrentCampaign(tx, now))) return
      if (!(await activePerson(tx, { id: invitedBy }))) return
      const code = await grantOffCode(tx, deps.clock, {
        ...{ personId, percent, mostDiscount: null, days: codeDays, firstPurchase: true },
        note: 'خوش‌آمد به دعوت‌شده',
      })
      const until = new Date(now.getTime() + codeDays * 86_400_000).toISOString()
      await leaveNotice(deps.jobs, tx, deps.clock, {
        ...{ personId, kind: growthNoticeTypes.welcome, about: { code, percent, until } },
        cause: `welcome of ${personId} who was invited`,
      })
    },
  })

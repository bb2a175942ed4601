import { happened } from '#modules/identity'
import type { Clock } from '#platform/clock'
import type { Jobs } from '#platform/jobs'
import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { NoticeTypes } from '#plugs/notice-type'
import type { Offer } from '#plugs/offer'
import { deliverNotice } from './deliver-notice.ts'
import { forgetOldNotices } from './forget-old.ts'
import { deliver, forgetOld } from './jobs.ts'
import { noticePersonalData } from './notice-personal-data.ts'
import { notifyOfEvent } from './notify-of-event.ts'
import { panelRoutes } from './routes/panel.ts'
import { pushRoutes } from './routes/push.ts'
import { type DeliveryDeps, sendBy } from './send-notice.ts'
import { smsHealth } from './sms-health.ts'

export interface NoticesNeeds extends DeliveryDeps {
  readonly clock: Clock
  readonly jobs: Jobs
  /** Notice types of each module, shown in the preferences. */
  readonly types: readonly NoticeTypes[]
}

export function noticesModule(needs: NoticesNeeds): Module {
  const { db, clock, jobs, live, sms, mail, push } = needs
  const types = needs.types.flatMap((declared) => Object.values(declared))
  const deliverer = { db, clock, jobs, send: sendBy(needs) }
  return {
    name: 'notices',
    routes: [
      ...panelRoutes({ db, clock, live }, types, {
        sms: sms.on,
        mail: mail.on,
        push: push.publicKey !== null,
      }),
      ...pushRoutes(db, clock, push),
    ],
    workers: [
      worker(happened, (job) => notifyOfEvent(db, clock, jobs, job)),
      worker(deliver, ({ deliveryId }) => deliverNotice(deliverer, deliveryId), { atOnce: 4, batch: 12 }),
      worker(forgetOld, () => forgetOldNotices(db, clock), { every: '37 4 * * *', atOnce: 1 }),
    ],
  }
}

export const noticesOffer = (
  needs: Omit<NoticesNeeds, 'types' | 'replies'>,
): Offer<'noticeTypes' | 'replyAddresses'> => ({
  module: ({ noticeTypes, replyAddresses }) =>
    noticesModule({ ...needs, types: noticeTypes, replies: replyAddresses }),
  health: [smsHealth(needs.db)],
  personalData: [noticePersonalData],
})

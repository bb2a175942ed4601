import { happened } from '#modules/identity'
import type { Clock } from '#platform/clock'
import type { Jobs } from '#platform/jobs'
import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import { deliverNotice } from './deliver-notice.ts'
import { fillDemoNotices } from './fill-demo.ts'
import { forgetOldNotices } from './forget-old.ts'
import { deliver, forgetOld } from './jobs.ts'
import { kindsOfIdentity } from './kinds/of-identity.ts'
import type { NamedKind } from './notice-kind.ts'
import { panelRoutes } from './routes/panel.ts'
import { sendBy, type WaysOut } from './send-notice.ts'
import { tellOfHappening } from './tell-of-happening.ts'

export interface NoticesNeeds extends WaysOut {
  readonly clock: Clock
  readonly jobs: Jobs
  /** The kinds of the modules above, so that the preferences name them too. */
  readonly kinds: readonly NamedKind[]
}

export function noticesModule(needs: NoticesNeeds): Module {
  const { db, clock, jobs, live, sms, mail } = needs
  const kinds = [...Object.values(kindsOfIdentity), ...needs.kinds]
  const deliverer = { db, clock, jobs, send: sendBy(needs) }
  return {
    name: 'notices',
    routes: panelRoutes({ db, clock, live }, kinds, { sms: sms.on, mail: mail.on }),
    fillDemo: () => fillDemoNotices(db, clock),
    workers: [
      worker(happened, (job) => tellOfHappening(db, clock, jobs, job)),
      worker(deliver, ({ deliveryId }) => deliverNotice(deliverer, deliveryId), { atOnce: 4, batch: 12 }),
      worker(forgetOld, () => forgetOldNotices(db, clock), { every: '37 4 * * *', atOnce: 1 }),
    ],
  }
}

import * as endpoints from '@arvand/contracts/panel/wallet'
import { activePerson } from '#modules/identity'
import { type Route, route } from '#platform/http/route'
import { checkLedger } from '../check-ledger.ts'
import { correctCredit } from '../correct-credit.ts'
import type { WalletDeps } from '../deps.ts'
import { giveCredit } from '../give-credit.ts'
import { movedByDay } from '../moved-by-day.ts'
import { showWallet } from '../show-wallet.ts'

/** What managers of finance see and do. */
export const manageRoutes = ({ db, clock }: WalletDeps): Route[] => [
  route(endpoints.checkLedger, async () => ({
    ...(await checkLedger(db)),
    days: await movedByDay(db, clock.now()),
    checkedAt: clock.now(),
  })),
  route(endpoints.findWallet, async ({ input: { mobile, email } }) => {
    const identifier = mobile ?? email
    return { person: identifier === undefined ? null : await activePerson(db, { identifier }) }
  }),
  route(endpoints.showWallet, ({ input }) => showWallet(db, input)),
  route(endpoints.giveCredit, (asked) => giveCredit({ db, clock }, asked)),
  route(endpoints.correctCredit, (asked) => correctCredit({ db, clock }, asked)),
]

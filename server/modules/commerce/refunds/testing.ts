import { refundFactor, showFactor } from '@arvand/contracts/panel/factors'
import { balanceOf } from '#modules/wallet'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'

/** Helpers for tests of refunds; `app` is called late, since tests start their app in `beforeAll`. */
export function refundsIn(app: () => TestApp) {
  const system = async (name: 'sales' | 'tax' | 'payouts' | 'bank:sandbox') =>
    (await balanceOf(app().platform.db, { kind: 'system', name })).balance
  return {
    minutes: (count: number) => app().platform.clock.pass(count * 60),
    /** The buyer asks for the money of a factor, or of some of its lines. */
    ask: (factorId: string, { token }: TestPerson, wish: object = {}) => {
      const ask = { factorId, reason: 'با کارم جور نبود', requestId: newId(), ...wish }
      return app().call(refundFactor, ask, { token })
    },
    shown: async (factorId: string, { token }: TestPerson) =>
      (await app().call(showFactor, { factorId }, { token })).answer,
    figures: ({ id }: TestPerson) => balanceOf(app().platform.db, { kind: 'person', ownerId: id }),
    /** The balances of the system accounts. */
    systems: async () => ({
      sales: await system('sales'),
      tax: await system('tax'),
      payouts: await system('payouts'),
      bank: await system('bank:sandbox'),
    }),
  }
}

import { expect, test } from 'vitest'
import type { Api } from '../../api/endpoints.ts'
import { attemptFor } from './attempt.ts'
import { payCart } from './pay.ts'
import { plainWish } from './wish.ts'
import { checkoutWords } from './words.ts'

/** The panel makes a factor with this total. */
function aPanel(total: number) {
  const called: string[] = []
  const panel = async (path: string) => {
    called.push(path)
    const factor = { id: 'a factor', state: 'awaitingPayment', total }
    return path === 'createFactorCart' ? { factor } : {}
  }
  return { called, api: { panel } as unknown as Api }
}

const pay = (api: Api, shown: number) =>
  payCart(api, {
    items: [],
    wish: plainWish,
    shown,
    attempt: attemptFor(null, { making: 'a cart', paying: 'by wallet', shown }),
    keep: () => undefined,
  })

test.each([90, 110])(
  'a factor of %i that was shown as 100 is not paid before the buyer saw its total',
  async (total) => {
    const { called, api } = aPanel(total)
    expect(await pay(api, 100)).toEqual({ at: 'totalChanged', total, factorId: 'a factor' })
    expect(called).toEqual(['createFactorCart'])
    expect(checkoutWords.totalChanged('۹ تومان')).toContain('قیمت‌ها در همین فاصله تغییر کرد')
  },
)

test('a factor with the total that was shown is paid at once', async () => {
  const { called, api } = aPanel(100)
  expect(await pay(api, 100)).toEqual({ at: 'paid', factorId: 'a factor' })
  expect(called).toEqual(['createFactorCart', 'payFactor'])
})

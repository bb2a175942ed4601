import type { Endpoint } from '@arvand/contracts/endpoint'
import { expect, test } from 'vitest'
import type { Caller } from '../../api/client.ts'
import { Refusal } from '../../api/refusal.ts'
import { attemptFor } from './attempt.ts'
import { payCart } from './pay.ts'
import { plainWish } from './wish.ts'
import { checkoutWords } from './words.ts'

/** The panel makes a factor with this total. */
function aPanel(total: number) {
  const called: string[] = []
  const call = async ({ path }: Endpoint) => {
    called.push(path)
    const factor = { id: 'a factor', state: 'awaitingPayment', total }
    return path === 'createFactorCart' ? { factor } : {}
  }
  return { called, call: call as unknown as Caller }
}

const pay = (call: Caller, shown: number) =>
  payCart(call, {
    items: [],
    wish: plainWish,
    shown,
    attempt: attemptFor(null, { making: 'a cart', paying: 'by wallet', shown }),
    keep: () => undefined,
  })

test.each([90, 110])(
  'a factor of %i that was shown as 100 is not paid before the buyer saw its total',
  async (total) => {
    const { called, call } = aPanel(total)
    expect(await pay(call, 100)).toEqual({ at: 'totalChanged', total, factorId: 'a factor' })
    expect(called).toEqual(['createFactorCart'])
    expect(checkoutWords.totalChanged('۹ تومان')).toContain('قیمت‌ها در همین فاصله تغییر کرد')
  },
)

test('a factor with the total that was shown is paid at once', async () => {
  const { called, call } = aPanel(100)
  expect(await pay(call, 100)).toEqual({ at: 'paid', factorId: 'a factor' })
  expect(called).toEqual(['createFactorCart', 'payFactor'])
})

test('a payment that never reached its silent bank is begun anew, once', async () => {
  const ids: string[] = []
  const call = async ({ path }: Endpoint, { requestId }: { requestId: string }) => {
    if (path === 'createFactorCart')
      return { factor: { id: 'a factor', state: 'awaitingPayment', total: 100 } }
    ids.push(requestId)
    if (ids.length === 1)
      throw new Refusal({ code: 'commerce.payment-not-begun', status: 409, title: 'دوباره پرداخت کنید.' })
    return { redirect: 'https://bank.test' }
  }
  const kept: string[] = []
  const attempt = attemptFor(null, { making: 'a cart', paying: 'by bank', shown: 100 })
  const keep = ({ payId }: { payId: string }) => void kept.push(payId)
  const paid = await payCart(call as unknown as Caller, {
    ...{ items: [], wish: plainWish, shown: 100, attempt, keep },
  })
  expect(paid).toMatchObject({ at: 'bank' })
  expect(new Set(ids).size).toBe(2)
  expect(kept).toContain(ids[1])
})

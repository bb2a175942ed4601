import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import AnyFactor from './any-factor.tsx'

type Props = Parameters<typeof AnyFactor>[0]
type Data = Props['loaderData']

const line = (lineId: string, name: string | null, price: number) => ({
  ...{ lineId, kind: 'course', id: 'course', title: 'جبر خطی', href: null, quantity: 1, price, discount: 0 },
  ...{ tax: price / 10, total: price + price / 10, refunded: price + price / 10 },
  given: name && { kind: 'gift', name, mobile: '09351112233' },
})

/** The page of a factor whose refund still waits for the bank, or has arrived. */
function drawn(isPayingBack: boolean, refundable: readonly object[] = []) {
  const lines = [line('1', 'سارا', 2_000_000), line('2', null, 1_500_000)]
  const at = '2026-11-20T09:00:00.000Z'
  const refund = {
    ...{ id: 'refund', amount: 3_850_000, title: 'جبر خطی', factorId: 'f', factorNumber: '1405-000095' },
    ...{ buyer: { id: 'p', name: 'نرگس بهار' }, reason: 'دوره برگزار نشد', answer: null, askedAt: at },
    ...{ isByManager: true, decidedBy: { id: 'm', name: 'مدیر' }, state: isPayingBack ? 'paying' : 'paid' },
    parts: [{ id: 'part', kind: 'gateway', amount: 3_850_000, state: isPayingBack ? 'asking' : 'done' }],
  }
  const factor = {
    ...{ id: 'f', number: '1405-000095', state: 'refunded', isPayingBack, lines, offCode: null },
    ...{ subtotal: 3_500_000, discount: 0, tax: 350_000, total: 3_850_000, payable: 0 },
    ...{ createdAt: at, expiresAt: at, paidAt: at },
  }
  const loaderData = {
    ...{ factor, person: { id: 'p', name: 'نرگس بهار', mobile: null }, taxNumber: null },
    ...{ buyer: { kind: 'natural', name: 'نرگس بهار' }, refunds: [refund], refundable },
    sources: [{ kind: 'gateway', amount: 3_850_000, refunded: 3_850_000 }],
    ...{ earners: [], payments: [], whyNotRefund: refundable.length > 0 ? null : 'پول آن برگشته است.' },
    isInProgress: isPayingBack,
  } as unknown as Data
  const Page = createRoutesStub([
    { path: '/', Component: () => <AnyFactor {...({ loaderData, actionData: undefined } as Props)} /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('while a part waits for the bank, nothing on the page says that the money is back', () => {
  const waiting = drawn(true)
  expect(waiting).toContain('>بازپرداخت در حال انجام<')
  expect(waiting).toContain('>در حال انجام<')
  expect(waiting).not.toMatch(/بازپرداخت‌شده|بازپرداخت شده/)
  const arrived = drawn(false)
  expect(arrived).toContain('>بازپرداخت‌شده<')
  expect(arrived).not.toContain('در حال انجام')
})

test('the lines stand without tax above their sum', () => {
  const html = drawn(false)
  const [items = ''] = html.split('جمع ردیف‌ها')
  expect([...items.matchAll(/<span>([۰-۹٬]+) تومان<\/span><\/li>/g)].map(([, sum]) => sum)).toEqual([
    '۲۰۰٬۰۰۰',
    '۱۵۰٬۰۰۰',
  ])
  for (const [name, sum] of [
    ['جمع ردیف‌ها', '۳۵۰٬۰۰۰'],
    ['مالیات بر ارزش افزوده', '۳۵٬۰۰۰'],
    ['مبلغ', '۳۸۵٬۰۰۰'],
  ])
    expect(html).toMatch(new RegExp(`>${name}</dt><dd[^>]*>(<strong[^>]*>)?${sum} تومان<`))
})

test('of two lines with one title each says for whom it is, where one chooses what goes back too', () => {
  const html = drawn(
    false,
    ['1', '2'].map((lineId) => ({ lineId, amount: 1_000_000, whyNot: null })),
  )
  expect(html).toContain('هدیه برای سارا')
  const [, choices = ''] = html.split('کدام ردیف‌ها')
  expect(choices).toContain('جبر خطی، هدیه برای سارا')
  expect(choices).toMatch(/>جبر خطی</)
})

import type { Factor } from '@arvand/contracts/commerce'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { factorWords as words } from './factor-words.ts'
import { PayCard } from './pay-card.tsx'

const now = '2026-11-20T09:00:00.000Z'
const factor: Factor = {
  ...{ id: 'f', number: null, state: 'awaitingPayment', isPayingBack: false, lines: [], offCode: null },
  ...{ subtotal: 1_000_000, discount: 0, tax: 100_000, total: 1_100_000, payable: 1_100_000 },
  ...{ createdAt: now, expiresAt: '2026-11-20T10:00:00.000Z', paidAt: null },
}
const preview = {
  ...{ total: 1_100_000, cards: 0, wallet: { available: 0, pays: 0 }, rest: 1_100_000, whyNotPay: null, now },
  gateways: [{ name: 'sandbox', title: 'درگاه' }],
}

function drawn(isInDoubt: boolean): string {
  const ways = { useWallet: false, gateway: null }
  const card = (
    <PayCard
      factor={factor}
      preview={preview}
      wish={ways}
      isInDoubt={isInDoubt}
      pay={undefined}
      cancel={undefined}
    />
  )
  const Page = createRoutesStub([{ path: '/f', Component: () => card }])
  return renderToStaticMarkup(<Page initialEntries={['/f']} />)
}

// To a manager it is money at risk; to its payer nothing is lost and nothing is to be done but to wait.
test('a payer whose bank has not answered is warned of paying twice, without the tone of danger', () => {
  const html = drawn(true)
  expect(html).toMatch(new RegExp(`bg-warning-100[^]*${words.inDoubt.slice(0, 40)}`))
  expect(html).not.toContain('bg-danger-100')
  expect(drawn(false)).not.toContain(words.inDoubt)
})

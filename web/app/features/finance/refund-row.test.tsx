import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type ManagedRefund, RefundRow } from './refund-row.tsx'

const part = { id: 'p', kind: 'gateway' as const, amount: 500_000 }
const refund: ManagedRefund = {
  ...{ id: 'r', state: 'paying', amount: 500_000, reason: 'به کارم نیامد', answer: null, isByManager: false },
  ...{ factorId: 'f', factorNumber: '1405-000001', title: 'هندسه', buyer: { id: 'b', name: 'سارا' } },
  ...{ askedAt: '2026-11-20T09:00:00.000Z', paidAt: null, decidedBy: null, parts: [] },
}
const rowOf = (state: 'asking' | 'inDoubt') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RefundRow refund={{ ...refund, parts: [{ ...part, state }] }} />
    </MemoryRouter>,
  )

test('a refund of which a bank says nothing is money at risk to its manager; one on its way is not', () => {
  expect(rowOf('inDoubt')).toMatch(/bg-danger-100[^>]*>(?:<[^>]*>)*نامشخص/)
  expect(rowOf('asking')).not.toContain('bg-danger-100')
})

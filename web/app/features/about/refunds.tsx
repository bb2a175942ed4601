import { use } from 'react'
import type { Handle } from '../../handle.ts'
import { PricingContext } from '../../shell/prices.ts'
import { titled } from '../../shell/site.ts'
import { LongPage } from './long-page.tsx'
import { refundsSummary, refundsText, refundsTitle } from './texts/refunds.ts'
import { lastChanged } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const meta = () => [{ title: titled(refundsTitle) }, { name: 'description', content: refundsSummary }]

export default function Refunds() {
  return <LongPage text={refundsText(use(PricingContext))} note={lastChanged()} />
}

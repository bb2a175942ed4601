import { use } from 'react'
import type { Handle } from '../../handle.ts'
import { PricingContext } from '../../shell/prices.ts'
import { titled } from '../../shell/site.ts'
import { LongPage } from './long-page.tsx'
import { termsSummary, termsText, termsTitle } from './texts/terms.ts'
import { lastChanged } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const meta = () => [{ title: titled(termsTitle) }, { name: 'description', content: termsSummary }]

export default function Terms() {
  return <LongPage text={termsText(use(PricingContext))} note={lastChanged()} />
}

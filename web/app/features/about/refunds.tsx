import { showClassTerms } from '@arvand/contracts/home/webinars'
import { use } from 'react'
import { publicCallerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Handle } from '../../handle.ts'
import { PricingContext } from '../../shell/prices.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/refunds'
import { LongPage } from './long-page.tsx'
import { refundsSummary, refundsText, refundsTitle } from './texts/refunds.ts'
import { lastChanged } from './words.ts'

// Tagged as webinars too: settings of classes drop it.
const tags = ['about', 'webinars']

export const handle = { cache: { tags } } satisfies Handle

export async function loader({ context }: Route.LoaderArgs) {
  const call = publicCallerOf(context, { tags, seconds: 600 })
  return { classes: (await attempt(call(showClassTerms, {}))).answer ?? null }
}

export const meta = () => [{ title: titled(refundsTitle) }, { name: 'description', content: refundsSummary }]

export default function Refunds({ loaderData: { classes } }: Route.ComponentProps) {
  return <LongPage text={refundsText(use(PricingContext), classes)} note={lastChanged()} />
}

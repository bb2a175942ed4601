import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { LongPage } from './long-page.tsx'
import { refunds } from './texts/refunds.ts'
import { lastChanged } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const meta = () => [
  { title: titled(refunds.title) },
  { name: 'description', content: refunds.summary },
]

export default function Refunds() {
  return <LongPage text={refunds} note={lastChanged()} />
}

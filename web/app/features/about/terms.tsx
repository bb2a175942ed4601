import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { LongPage } from './long-page.tsx'
import { terms } from './texts/terms.ts'
import { lastChanged } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const meta = () => [{ title: titled(terms.title) }, { name: 'description', content: terms.summary }]

export default function Terms() {
  return <LongPage text={terms} note={lastChanged()} />
}

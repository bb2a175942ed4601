import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { LongPage } from './long-page.tsx'
import { privacy } from './texts/privacy.ts'
import { lastChanged } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const meta = () => [
  { title: titled(privacy.title) },
  { name: 'description', content: privacy.summary },
]

export default function Privacy() {
  return <LongPage text={privacy} note={lastChanged()} />
}

import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { LongPage } from './long-page.tsx'
import { about } from './texts/about.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const meta = () => [{ title: titled(about.title) }, { name: 'description', content: about.summary }]

export default function About() {
  return <LongPage text={about} />
}

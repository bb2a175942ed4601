import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { removedWords as words } from './words.ts'

export const handle = { cache: { tags: ['account-removed'] } } satisfies Handle

export const meta = () => [{ title: titled(words.title) }, { name: 'robots', content: 'noindex' }]

export default function AccountRemoved() {
  return (
    <div className="page max-w-[40rem] py-14 md:py-24">
      <EmptyState title={words.title} level={1} action={<ButtonLink to="/">{words.home}</ButtonLink>}>
        {words.lead}
      </EmptyState>
    </div>
  )
}

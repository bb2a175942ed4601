import { Gift } from 'lucide-react'
import { answerFor } from '../../api/form-answer.ts'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/my-cards'
import { CodeCard } from './code-card.tsx'
import { OwnCard } from './own-card.tsx'
import { useCode } from './use-code.ts'
import { myCardsWords as words } from './words.ts'

const choices = ['kept', 'bought'] as const

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const which = choices.find((one) => one === searchParams.get('which')) ?? 'kept'
  const cursor = searchParams.get('cursor')
  const page = await apiOf(context).panel('giftCard/mine', { which, ...(cursor ? { cursor } : {}) })
  return { ...page, which, isFirst: cursor === null, requestId: crypto.randomUUID() }
}

export const action = useCode

export const meta = () => [{ title: titled(words.title) }]

export default function MyCards({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, which, isFirst, requestId } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/gift-cards" icon={Gift}>
          {words.buy}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-6">
        <CodeCard answer={answerFor(actionData, 'code')} requestId={requestId} />
        <TabLinks
          label={words.which}
          links={choices.map((one) => ({ to: `?which=${one}`, title: words[one], here: one === which }))}
          still
        />
        {items.length === 0 ? (
          <EmptyState title={words.empty[which]} level={2}>
            {words.emptyText[which]}
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {items.map((card) => (
              <OwnCard key={card.id} card={card} />
            ))}
          </ul>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ which }}
          note={words.order}
          next={words.next}
        />
      </div>
    </>
  )
}

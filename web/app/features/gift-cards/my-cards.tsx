import { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { Gift } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/my-cards'
import { CodeCard } from './code-card.tsx'
import { ListedCard } from './listed-card.tsx'
import { myCardsWords as words } from './my-cards-words.ts'
import { useCode } from './use-code.ts'

const choices = ['kept', 'bought'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listGiftCards, args, { start: { which: 'kept' } })

export const action = useCode

export const meta = () => [{ title: titled(words.title) }]

export default function MyCards({ loaderData, actionData }: Route.ComponentProps) {
  const { which } = loaderData.query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/gift-cards" icon={Gift}>
          {words.buy}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-6">
        <CodeCard answer={actionData} />
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'which',
              label: words.which,
              options: choices.map((value) => ({ value, title: words[value] })),
            },
          ]}
          empty={{ title: words.empty[which], text: words.emptyText[which] }}
          order={newestFirst}
        >
          {(items) => (
            <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3">
              {items.map((card) => (
                <ListedCard key={card.id} card={card} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}

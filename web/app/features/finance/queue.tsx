import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { FinanceTabs } from './finance-tabs.tsx'
import { financeWords } from './words.ts'

interface QueueProps<Item, State extends string> {
  readonly words: {
    readonly title: string
    readonly empty: string
    readonly emptyText: string
    readonly states: Readonly<Record<State, string>>
  }
  readonly states: readonly State[]
  readonly page: {
    readonly items: readonly Item[]
    readonly nextCursor: string | null
    readonly state: State | null
    readonly isFirst: boolean
  }
  readonly answer: FormAnswer | undefined
  readonly children: (item: Item) => ReactNode
}

/** What managers of finance decide about: narrowed by its state, row by row, page by page. */
export function Queue<Item, State extends string>(props: QueueProps<Item, State>) {
  const { words, states, page, answer, children } = props
  const { items, nextCursor, state, isFirst } = page
  return (
    <>
      <PageHead title={words.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FinanceTabs />
        <Chips label={financeWords.which}>
          <Chip to="?" chosen={state === null}>
            {financeWords.all}
          </Chip>
          {states.map((one) => (
            <Chip key={one} to={`?state=${one}`} chosen={one === state}>
              {words.states[one]}
            </Chip>
          ))}
        </Chips>
        <LoneNews answer={answer?.done ? answer : undefined} />
        {items.length === 0 ? (
          <EmptyState
            title={words.empty}
            level={2}
            action={
              state === null ? null : (
                <ButtonLink to="?" look="outline" size="compact">
                  {financeWords.seeAll}
                </ButtonLink>
              )
            }
          >
            {words.emptyText}
          </EmptyState>
        ) : (
          <List label={words.title}>{items.map(children)}</List>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ state }}
          note={financeWords.order}
          next={financeWords.next}
        />
      </div>
    </>
  )
}

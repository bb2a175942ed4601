import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ChosenDays } from '../../shell/chosen-days.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { type ListPage, newestFirst } from '../../shell/paged-rows.tsx'
import { financeWords } from './words.ts'

interface QueueProps<Item, State extends string> {
  readonly words: {
    readonly title: string
    readonly empty: string
    readonly emptyText: string
    readonly states: Readonly<Record<State, string>>
  }
  readonly states: readonly State[]
  readonly page: ListPage<Item>
  readonly answer: FormAnswer | undefined
  /** Over the rows: what is done with several of them. */
  readonly bar?: ReactNode
  readonly children: (item: Item) => ReactNode
}

/** A list of items that managers of finance decide about, filtered by state. */
export function Queue<Item, State extends string>(props: QueueProps<Item, State>) {
  const { words, states, page, answer, bar, children } = props
  return (
    <>
      <PageHead title={words.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PagedList
          page={page}
          label={words.title}
          filters={[
            {
              kind: 'chips',
              name: 'state',
              label: financeWords.which,
              all: financeWords.all,
              options: states.map((value) => ({ value, title: words.states[value] })),
            },
          ]}
          news={
            <>
              <LoneNews answer={answer?.done ? answer : undefined} />
              <ChosenDays filter={page.query.filter} lead={financeWords.givenIn} />
              {bar}
            </>
          }
          empty={{ title: words.empty, text: words.emptyText }}
          order={newestFirst}
          row={children}
        />
      </div>
    </>
  )
}

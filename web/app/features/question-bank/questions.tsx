import { listQuestionCategories, listQuestions } from '@arvand/contracts/teacher/questions'
import { Download, FolderTree, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import type { ListFilter } from '../../shell/filter-bar.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { pathWith } from '../../ui/address-with.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import { namedKindOf, questionKinds } from '../questions/index.ts'
import type { Route } from './+types/questions'
import { bankAction } from './list/bank-forms.ts'
import { pathOf } from './list/categories.ts'
import { CategoryTree } from './list/category-tree.tsx'
import { QuestionRow } from './list/question-row.tsx'
import { UndoNews } from './list/undo-news.tsx'
import { categoryWords, bankWords as words } from './words.ts'

/** Drawn by the server; their scripts load when the page hydrates. */
const ChosenQuestions = laterPart(async () => ({
  default: (await import('./list/chosen-questions.tsx')).ChosenQuestions,
}))
const OpenCategory = laterPart(async () => ({
  default: (await import('./list/open-category.tsx')).OpenCategory,
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const [page, bank] = await Promise.all([
    loadList(listQuestions, { context, url }),
    callerOf(context)(listQuestionCategories, {}),
  ])
  return { ...page, bank }
}

export const action = bankAction

export const meta = () => [{ title: titled(words.title) }]

/** Tags are chosen beside the categories. */
const filters: readonly ListFilter[] = [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  {
    kind: 'select',
    name: 'kind',
    label: words.kind,
    all: words.everyKind,
    options: questionKinds.map(({ kind }) => ({ value: kind, label: namedKindOf(kind).label })),
  },
  {
    kind: 'chips',
    name: 'state',
    label: words.state,
    all: words.everyState,
    options: (['ready', 'draft'] as const).map((value) => ({ value, title: words.states[value] })),
  },
]

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  const { bank, query } = loaderData
  const { categoryId = null } = query.filter
  const [isTreeOpen, setTreeOpen] = useState(false)
  const path = pathOf(bank.items, categoryId)
  const open = path.at(-1)
  const make = (
    <ButtonLink
      to={pathWith('/teach/question-bank/new', { categoryId: open?.id })}
      icon={Plus}
      size="compact"
    >
      {words.make}
    </ButtonLink>
  )
  const here = open ? path.map(({ title }) => title).join(' › ') : categoryId ? categoryWords.loose : null
  return (
    <>
      <PageHead title={words.title} lead={here ?? words.lead}>
        <div className="ms-auto flex flex-wrap gap-3">
          <Button
            type="button"
            variant="outline"
            size="compact"
            icon={FolderTree}
            onClick={() => setTreeOpen(true)}
            className="min-[1100px]:hidden"
          >
            {categoryWords.open}
          </Button>
          {make}
          <ButtonLink to="/teach/question-bank/import" icon={Upload} variant="outline" size="compact">
            {words.bringIn}
          </ButtonLink>
          {bank.items.length > 0 || bank.loose > 0 ? (
            <ButtonLink
              to={pathWith('/teach/question-bank/export', { categoryId })}
              icon={Download}
              variant="outline"
              size="compact"
            >
              {words.takeOut}
            </ButtonLink>
          ) : null}
        </div>
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-6 min-[1100px]:grid-cols-[16rem_minmax(0,1fr)]">
        <aside className="rounded-card border border-line bg-surface p-3 max-[1099px]:hidden">
          <h2 className="px-3 pb-2 text-17 font-title">{categoryWords.title}</h2>
          <CategoryTree bank={bank} query={query} />
        </aside>
        <div className="grid grid-cols-1 gap-5">
          <OpenCategory
            categories={bank.items}
            open={open}
            answerTo={(intent) => answerFor(actionData, intent)}
          />
          <PagedList
            page={loaderData}
            label={words.list}
            filters={filters}
            empty={{ title: words.empty, text: words.emptyText, action: make }}
            nothing={
              categoryId && Object.keys(query.filter).length === 1
                ? { title: words.emptyCategory, text: words.emptyCategoryText }
                : undefined
            }
            news={<UndoNews answer={actionData} />}
            order={words.lastChanged}
          >
            {(questions) => (
              // Drawn anew after each act, so that no row stays ticked.
              <ChosenQuestions key={query.now} categories={bank.items} answer={actionData}>
                <List label={words.list}>
                  {questions.map((question) => (
                    <QuestionRow key={question.id} question={question} now={query.now} />
                  ))}
                </List>
              </ChosenQuestions>
            )}
          </PagedList>
        </div>
      </div>
      <Drawer open={isTreeOpen} at="start" title={categoryWords.title} onClose={() => setTreeOpen(false)}>
        {/* A chosen category closes the drawer, so that its questions are seen. */}
        <div
          className="text-ink"
          onClickCapture={(event) => closesDrawer(event.target) && setTreeOpen(false)}
        >
          <CategoryTree bank={bank} query={query} />
        </div>
      </Drawer>
    </>
  )
}

const closesDrawer = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a') !== null

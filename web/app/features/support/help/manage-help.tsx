import type { Answer } from '@arvand/contracts/endpoint'
import { helpCategory } from '@arvand/contracts/help'
import * as contract from '@arvand/contracts/support/help'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Route } from './+types/manage-help'
import { HelpState, shareOf } from './help-state.tsx'
import { categories, editorWords, manageWords as words } from './help-words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(contract.listHelpArticles, {})

export const action = formAction({
  make: submitTo(contract.makeHelpArticle, {
    done: ({ articleId }) => redirect(`/manage/help/${articleId}`),
  }),
  move: submitTo(contract.moveHelpArticle, { done: words.moved }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

type One = Answer<typeof contract.listHelpArticles>['items'][number]

/** All help articles as the staff orders them, with what readers said. */
export default function ManageHelp({ loaderData: { items }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/help" variant="outline">
          {words.page}
        </ButtonLink>
      </PageHead>
      <div className="grid max-w-[52rem] grid-cols-1 gap-7">
        <AnswerNews answer={answerFor(actionData, 'move')} />
        {items.length === 0 ? (
          <EmptyState level={2} title={words.empty}>
            {words.emptyText}
          </EmptyState>
        ) : null}
        {helpCategory.options.map((category) => (
          <Category
            key={category}
            label={categories[category]}
            items={items.filter((one) => one.category === category)}
          />
        ))}
        <section
          aria-labelledby="make"
          className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6"
        >
          <h2 id="make" className="text-18 font-title">
            {words.make}
          </h2>
          <ActionForm
            intent="make"
            to={contract.makeHelpArticle}
            answer={answerFor(actionData, 'make')}
            submit={words.start}
            className="grid grid-cols-1 gap-4"
          >
            <TextField name="title" label={editorWords.heading} description={editorWords.headingHint} />
            <SelectField
              name="category"
              required
              label={words.category}
              placeholder={words.choose}
              options={Object.entries(categories).map(([value, label]) => ({ value, label }))}
            />
          </ActionForm>
        </section>
      </div>
    </>
  )
}

const Category = ({ label, items }: { label: string; items: readonly One[] }) =>
  items.length === 0 ? null : (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-18 font-title">{label}</h2>
      <List label={label}>
        {items.map((one, at) => (
          <ListRow
            key={one.id}
            to={`/manage/help/${one.id}`}
            title={one.title}
            note={shareOf(one)}
            end={
              <>
                {one.state === 'published' ? null : <HelpState state={one.state} />}
                {at > 0 ? <Move one={one} to="up" /> : null}
                {at < items.length - 1 ? <Move one={one} to="down" /> : null}
              </>
            }
          />
        ))}
      </List>
    </section>
  )

const Move = ({ one: { id, title }, to }: { one: One; to: 'up' | 'down' }) => (
  <ActionForm
    intent="move"
    to={contract.moveHelpArticle}
    carry={{ articleId: id, to }}
    submit={to === 'up' ? words.upShort : words.downShort}
    button={{
      ...{ variant: 'quiet', size: 'compact', icon: to === 'up' ? ArrowUp : ArrowDown },
      'aria-label': words[to](title),
    }}
  />
)

import type { Answer } from '@arvand/contracts/endpoint'
import {
  arrangeSeries,
  editSeries,
  removeSeries,
  showOwnSeries,
} from '@arvand/contracts/panel/article-series'
import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import type { ButtonProps } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/series-editor'
import { deskOf } from './desk.ts'
import { seriesListWords, seriesEditorWords as words } from './series-words.ts'

const ComboBox = laterPart(async () => ({ default: (await import('../../ui/combo-box.tsx')).ComboBox }))

export const loader = ({ context, params: { seriesId } }: Route.LoaderArgs) =>
  callerOf(context)(showOwnSeries, { seriesId })

const ofThis = ({ params: { seriesId = '' } }: SentForm) => ({ seriesId })

export const action = formAction({
  edit: submitTo(editSeries, { with: ofThis, done: words.saved }),
  arrange: submitTo(arrangeSeries, { with: ofThis, done: words.arranged }),
  add: submitTo(arrangeSeries, { with: ofThis, done: words.arranged }),
  remove: submitTo(removeSeries, {
    with: ofThis,
    question: () => words.removeQuestion,
    done: (_, __, { url }) => redirect(`/${deskOf(url.pathname)}/articles/series`),
  }),
})

export const handle = { crumb: ({ series }: { series: { title: string } }) => series.title }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.series.title ?? seriesListWords.title) },
]

type Part = Answer<typeof showOwnSeries>['parts'][number]

/** A series at the desk of its author or of a manager: its articles, their order, its title. */
export default function SeriesEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { series, parts, candidates } = loaderData
  const ids = parts.map(({ id }) => id)
  return (
    <>
      <PageHead title={series.title}>
        {parts.some(({ isLive }) => isLive) ? (
          <ButtonLink to={`/articles/series/${series.slug}`} variant="outline">
            {words.page}
          </ButtonLink>
        ) : null}
      </PageHead>
      <div className="grid max-w-[52rem] grid-cols-1 gap-6">
        <LoneNews answer={answerFor(actionData, 'arrange')} />
        <Parts parts={parts} ids={ids} />
        <Card title={words.add}>
          <ActionForm
            key={ids.join()}
            intent="add"
            to={arrangeSeries}
            answer={answerFor(actionData, 'add')}
            submit={words.addIt}
            button={{ variant: 'outline' }}
          >
            <Ids ids={ids} />
            <ComboBox
              name="articleIds"
              label={words.choose}
              description={words.chooseHint}
              options={candidates.map(({ id, title, author }) => ({
                value: id,
                label: title,
                description: author,
              }))}
            />
          </ActionForm>
        </Card>
        <Words series={series} answer={answerFor(actionData, 'edit')} />
        <ConfirmedForm
          intent="remove"
          to={removeSeries}
          answer={answerFor(actionData, 'remove')}
          submit={words.remove}
          button={{ variant: 'quiet', icon: Trash2 }}
          question={() => words.removeQuestion}
        />
      </div>
    </>
  )
}

/** The articles of the series as a form sends them. */
const Ids = ({ ids }: { ids: readonly string[] }) => (
  <>
    <input type="hidden" name="articleIds" value="" />
    {ids.map((id) => (
      <input key={id} type="hidden" name="articleIds" value={id} />
    ))}
  </>
)

/** The same with two neighbours changed round. */
const swapped = (ids: readonly string[], at: number): string[] =>
  ids.map((id, place) => (place === at ? ids[at + 1] : place === at + 1 ? ids[at] : id) ?? id)

function Parts({ parts, ids }: { parts: readonly Part[]; ids: readonly string[] }) {
  if (parts.length === 0)
    return (
      <EmptyState level={2} title={words.none}>
        {words.noneText}
      </EmptyState>
    )
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-18 font-title">{words.parts}</h2>
      <List label={words.parts}>
        {parts.map(({ id, title, isLive }, at) => (
          <ListRow
            key={id}
            title={title}
            note={isLive ? null : words.notLive}
            end={
              <>
                {at > 0 ? (
                  <Arrange ids={swapped(ids, at - 1)} label={words.up(title)} icon={ArrowUp}>
                    {words.upShort}
                  </Arrange>
                ) : null}
                {at < parts.length - 1 ? (
                  <Arrange ids={swapped(ids, at)} label={words.down(title)} icon={ArrowDown}>
                    {words.downShort}
                  </Arrange>
                ) : null}
                <Arrange ids={ids.filter((one) => one !== id)} label={words.take(title)} icon={X}>
                  {words.takeShort}
                </Arrange>
              </>
            }
          />
        ))}
      </List>
    </section>
  )
}

interface ArrangeProps {
  readonly ids: readonly string[]
  readonly label: string
  readonly icon: NonNullable<ButtonProps['icon']>
  readonly children: string
}

const Arrange = ({ ids, label, icon, children }: ArrangeProps) => (
  <ActionForm
    intent="arrange"
    to={arrangeSeries}
    carry={{ order: ids.join() }}
    submit={children}
    button={{ variant: 'quiet', size: 'compact', icon, 'aria-label': label }}
  >
    <Ids ids={ids} />
  </ActionForm>
)

function Words({
  series: { title, text },
  answer,
}: {
  series: Answer<typeof showOwnSeries>['series']
  answer: FormAnswer | undefined
}) {
  return (
    <Card title={words.words}>
      <ActionForm intent="edit" to={editSeries} answer={answer} submit={words.save}>
        <TextField name="title" label={words.heading} defaultValue={title} />
        <TextArea name="text" label={words.text} description={words.textHint} rows={3} defaultValue={text} />
      </ActionForm>
    </Card>
  )
}

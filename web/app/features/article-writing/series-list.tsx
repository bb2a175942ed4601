import { listSeries, makeSeries } from '@arvand/contracts/panel/article-series'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/series-list'
import { deskOf } from './desk.ts'
import { seriesEditorWords, seriesListWords as words } from './series-words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const desk = deskOf(url.pathname)
  const whose = desk === 'manage' ? 'everyone' : 'mine'
  return { ...(await loadList(listSeries, { context, url }, { with: { whose } })), desk }
}

export const action = formAction({
  make: submitTo(makeSeries, {
    done: ({ seriesId }, _, { url }) => redirect(`/${deskOf(url.pathname)}/articles/series/${seriesId}`),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** The series that a teacher made, or all of them at the desk of managers. */
export default function SeriesList({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, query } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[52rem] grid-cols-1 gap-7">
        <PagedList
          page={loaderData}
          label={words.list}
          empty={{ title: words.empty, text: words.emptyText }}
          order={words.order}
          row={({ id, title, author, parts, changedAt }) => (
            <ListRow
              key={id}
              to={`/${desk}/articles/series/${id}`}
              title={title}
              note={
                <>
                  {words.parts(formatNumber(parts))}
                  {desk === 'manage' ? ` · ${author}` : ''}
                </>
              }
              end={
                <span className="text-14 text-muted">
                  <TimeAgo at={changedAt} now={query.now} />
                </span>
              }
            />
          )}
        />
        <Card title={words.make}>
          <ActionForm
            intent="make"
            to={makeSeries}
            answer={answerFor(actionData, 'make')}
            submit={words.start}
          >
            <TextField name="title" label={seriesEditorWords.heading} />
            <TextArea
              name="text"
              label={seriesEditorWords.text}
              description={seriesEditorWords.textHint}
              rows={2}
            />
          </ActionForm>
        </Card>
      </div>
    </>
  )
}

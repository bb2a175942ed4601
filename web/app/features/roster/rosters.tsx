import { checkRoster, listRosters } from '@arvand/contracts/panel/manage-roster'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { useWatch } from '../../shell/use-watch.ts'
import { Card } from '../../ui/card.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/rosters'
import { isInProgress, StateBadge } from './roster-state.tsx'
import { rosterWords as words } from './words.ts'

/** Drawn by the server; what uploads a file loads when the page hydrates. */
const CheckForm = laterPart(async () => ({ default: (await import('./check-form.tsx')).CheckForm }))

export const loader = (args: Route.LoaderArgs) => loadList(listRosters, args)

export const action = formAction({
  check: submitTo(checkRoster, { done: ({ import: { id } }) => redirect(`/manage/roster/${id}`) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** A school’s roster is looked at before anything is made; one’s earlier rosters are below. */
export default function Rosters({ loaderData, actionData }: Route.ComponentProps) {
  const { items, query } = loaderData
  useWatch(items.some(isInProgress))
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-8">
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <Card>
            <CheckForm answer={answerFor(actionData, 'check')} />
          </Card>
          <Card title={words.becomes}>
            <ul className="grid list-disc gap-2 ps-5 text-15 text-muted">
              {words.becomesOf.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Card>
        </div>
        <section aria-labelledby="earlier-rosters">
          <h2 id="earlier-rosters" className="pb-3 text-19 font-title">
            {words.earlier}
          </h2>
          <PagedList
            page={loaderData}
            label={words.earlier}
            level={3}
            empty={{ title: words.none, text: words.noneText }}
            order={newestFirst}
            row={({ id, at, counts, state, fileName }) => (
              <ListRow
                key={id}
                to={`/manage/roster/${id}`}
                title={
                  <bdi dir="auto" className="wrap-anywhere">
                    {fileName}
                  </bdi>
                }
                note={
                  <>
                    <TimeAgo at={at} now={query.now} />،{' '}
                    {words.row(formatNumber(counts.made), formatNumber(counts.wrong))}
                  </>
                }
                end={<StateBadge state={state} />}
              />
            )}
          />
        </section>
      </div>
    </>
  )
}

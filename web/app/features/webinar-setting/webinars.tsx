import { listOwnWebinars, makeWebinar } from '@arvand/contracts/teacher/webinars'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { ClassTabs } from '../webinars/index.ts'
import type { Route } from './+types/webinars'
import { StateBadge } from './state-badge.tsx'
import { ownWebinarsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listOwnWebinars, args)

export const action = formAction({
  make: submitTo(makeWebinar, { done: ({ webinarId }) => redirect(`/teach/classes/webinars/${webinarId}`) }),
})

export const meta = () => [{ title: titled(words.title) }]

/** A teacher’s webinars, and the form that makes one more. */
export default function Webinars({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ClassTabs here="webinars" teaches />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <PagedList
            page={loaderData}
            label={words.title}
            empty={{ title: words.empty, text: words.emptyText }}
            order={newestFirst}
            row={({ id, title, startsAt, registered, capacity, waiting, state }) => (
              <ListRow
                key={id}
                to={`/teach/classes/webinars/${id}`}
                title={title}
                note={[
                  formatDateTime(startsAt),
                  words.facts(formatNumber(registered), formatNumber(capacity)),
                  ...(waiting > 0 ? [words.waiting(formatNumber(waiting))] : []),
                ].join(' · ')}
                end={<StateBadge state={state} />}
              />
            )}
          />
        </div>
        <Card title={words.add}>
          <ActionForm
            intent="make"
            to={makeWebinar}
            answer={answerFor(actionData, 'make')}
            submit={words.make}
            button={{ wide: true }}
          >
            <TextField name="title" label={words.name} />
            <DateField name="day" label={words.day} />
            <TimeField name="time" label={words.time} defaultValue="20:00" />
          </ActionForm>
        </Card>
      </div>
    </>
  )
}

import { cancelMeet, listMeets } from '@arvand/contracts/panel/meets'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { ClassTabs } from '../webinars/index.ts'
import type { Route } from './+types/meets'
import { StateBadge } from './state-badge.tsx'
import { missedWords, meetsWords as words } from './words.ts'

const questionOf = (freeHours: number) => ({
  title: words.cancelTitle,
  text: words.cancelText(freeHours > 0 ? formatNumber(freeHours) : ''),
  confirm: words.cancel,
  danger: true,
})

export const loader = (args: Route.LoaderArgs) => loadList(listMeets, args)

export const action = formAction({
  cancel: submitTo(cancelMeet, {
    question: ({ text }) => questionOf(Number(text('freeHours'))),
    done: words.cancelled,
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** The meets that a person booked. */
export default function Meets({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/panel/classes/meets/teachers" size="compact">
          {words.book}
        </ButtonLink>
      </PageHead>
      <ClassTabs here="meets" />
      <LoneNews answer={answerFor(actionData, 'cancel')} />
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.empty, text: words.emptyText }}
        order={newestFirst}
        row={({ id, startsAt, minutes, teacher, factorId, ...meet }) => (
          <ListRow
            key={id}
            title={teacher.name}
            note={[
              formatDateTime(startsAt),
              words.minutes(formatNumber(minutes)),
              ...(meet.movedByTeacher && meet.mayCancel ? [words.movedByTeacher] : []),
            ].join(' · ')}
            end={
              <span className="flex flex-wrap items-center gap-2">
                <StateBadge state={meet.state} missed={meet.missedBy && missedWords.learner[meet.missedBy]} />
                {meet.live ? (
                  <ButtonLink to={`/live/enter/meet/${id}`} size="compact">
                    {words.enter}
                  </ButtonLink>
                ) : null}
                {factorId ? (
                  <ButtonLink to={`/panel/factors/${factorId}`} size="compact">
                    {words.pay}
                  </ButtonLink>
                ) : null}
                {meet.hasRecordings ? (
                  <ButtonLink
                    to={`/panel/classes/meets/${id}/recordings`}
                    variant="outline"
                    size="compact"
                    aria-label={words.recordingsOf(formatDateTime(startsAt))}
                  >
                    {words.recordings}
                  </ButtonLink>
                ) : null}
                {meet.mayMove ? (
                  <ButtonLink
                    to={`/panel/classes/meets/${id}/move`}
                    variant="quiet"
                    size="compact"
                    aria-label={words.moveOf(formatDateTime(startsAt))}
                  >
                    {words.move}
                  </ButtonLink>
                ) : null}
                {meet.mayCancel ? (
                  <ConfirmedForm
                    intent="cancel"
                    to={cancelMeet}
                    question={() => questionOf(meet.freeHours)}
                    carry={{ meetId: id, freeHours: String(meet.freeHours) }}
                    submit={words.cancel}
                    button={{
                      variant: 'quiet',
                      size: 'compact',
                      'aria-label': words.cancelOf(formatDateTime(startsAt)),
                    }}
                  />
                ) : null}
              </span>
            }
          />
        )}
      />
    </>
  )
}

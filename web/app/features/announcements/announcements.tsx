import type { Answer } from '@arvand/contracts/endpoint'
import {
  announce,
  changeAnnouncement,
  listAnnouncements,
  publishAnnouncement,
  removeAnnouncement,
} from '@arvand/contracts/teacher/announcements'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Eye } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ofCourse } from '../../api/of-course.ts'
import { callerOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type CohortChoice, CourseHead, cohortChoices, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/announcements'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementCard } from './announcement-list.tsx'
import { publishQuestion, removeQuestion } from './questions.ts'
import { ScheduledActions } from './scheduled-actions.tsx'
import { announcementWords as words } from './words.ts'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const [page, cohorts] = await Promise.all([
    loadList(listAnnouncements, { context, url }, { with: { courseId } }),
    cohortChoices(callerOf(context), courseId),
  ])
  return { ...page, cohorts }
}

// A time that cannot be is told beside the day.
const places = { 'courses.announcement-time': 'day' }

export const action = formAction({
  add: submitTo(announce, {
    with: ofCourse,
    places,
    done: ({ announcement: { isPublished, at } }) =>
      isPublished ? words.sent : words.scheduledFor(formatDateTime(at)),
  }),
  change: submitTo(changeAnnouncement, {
    with: ofCourse,
    places,
    done: ({ announcement: { at } }) => words.changed(formatDateTime(at)),
  }),
  publish: submitTo(publishAnnouncement, {
    with: ofCourse,
    question: ({ text }) => publishQuestion(text('title')),
    done: words.published,
  }),
  remove: submitTo(removeAnnouncement, {
    with: ofCourse,
    question: ({ text }) => removeQuestion(text('title'), text('isPublished') === 'yes'),
    done: (_answer, _ask, { text }) => (text('isPublished') === 'yes' ? words.removed : words.canceled),
  }),
})

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Announcements({ loaderData, actionData }: Route.ComponentProps) {
  const { course, cohorts, query } = loaderData
  const mayAnnounce = course.rights.includes('announce')
  return (
    <>
      <CourseHead course={course} here="announcements" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {mayAnnounce ? (
          <Card title={words.add} className="xl:col-start-2">
            <AnnouncementForm answer={answerFor(actionData, 'add')} cohorts={cohorts} />
          </Card>
        ) : null}
        <div className="grid grid-cols-1 gap-5 xl:col-start-1 xl:row-start-1">
          <PagedList
            page={loaderData}
            label={words.title}
            news={<AnswerNews answer={toldAbove(actionData)} />}
            empty={{ title: words.empty, text: words.emptyText }}
            order={newestFirst}
          >
            {(items) =>
              items.map((announcement) => (
                <TaughtAnnouncement
                  key={announcement.id}
                  announcement={announcement}
                  now={query.now}
                  cohorts={cohorts}
                  mayAnnounce={mayAnnounce}
                  answer={actionData?.values?.announcementId === announcement.id ? actionData : undefined}
                />
              ))
            }
          </PagedList>
        </div>
      </div>
    </>
  )
}

/** What is told above the list: a card that changed may have moved, but a refusal stands in the form of its card. */
function toldAbove(answer: FormAnswer | undefined): FormAnswer | undefined {
  if (!answer || answer.asks || answer.intent === 'add') return undefined
  return answer.done || answer.intent !== 'change' ? answer : undefined
}

interface TaughtAnnouncementProps {
  readonly announcement: Answer<typeof listAnnouncements>['items'][number]
  readonly now: number
  readonly cohorts: readonly CohortChoice[]
  readonly mayAnnounce: boolean
  readonly answer: FormAnswer | undefined
}

/** An announcement as its teachers see it: when it goes out, or how many read it. */
function TaughtAnnouncement(props: TaughtAnnouncementProps) {
  const { announcement, now, cohorts, mayAnnounce, answer } = props
  const { id, title, cohort, at, isPublished, readers } = announcement
  return (
    <AnnouncementCard
      announcement={announcement}
      now={now}
      when={isPublished ? undefined : words.goesOut(formatDateTime(at))}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {isPublished ? null : <Badge tone="warning">{words.scheduled}</Badge>}
          {cohort ? <Badge>{words.ofCohort(cohort.title)}</Badge> : null}
          {mayAnnounce ? (
            <ConfirmedForm
              intent="remove"
              to={removeAnnouncement}
              answer={answer?.asks ? answerFor(answer, 'remove') : undefined}
              carry={{ announcementId: id, title, isPublished: isPublished ? 'yes' : 'no' }}
              submit={isPublished ? words.remove : words.cancel}
              button={{
                variant: 'quiet',
                size: 'compact',
                'aria-label': isPublished ? words.removeOf(title) : words.cancelOf(title),
              }}
              question={() => removeQuestion(title, isPublished)}
              className="-mx-4 grid gap-3"
            />
          ) : null}
        </span>
      }
    >
      {isPublished ? <Readers readers={readers} /> : null}
      {!isPublished && mayAnnounce ? (
        <ScheduledActions announcement={announcement} cohorts={cohorts} answer={answer} />
      ) : null}
    </AnnouncementCard>
  )
}

const Readers = ({ readers: { read, of } }: { readers: { read: number; of: number } }) => (
  <p className="flex items-center gap-2 pt-1 text-14 text-muted">
    <Icon of={Eye} size={16} />
    {of === 0 ? words.noLearners : words.readers(formatNumber(read), formatNumber(of))}
  </p>
)

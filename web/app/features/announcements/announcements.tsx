import { data } from 'react-router'
import {
  answerFor,
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseHead, cohortChoices, courseMeta } from '../students/index.ts'
import type { Route } from './+types/announcements'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementCard } from './announcement-list.tsx'
import { announcementWords as words } from './words.ts'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const cursor = url.searchParams.get('cursor')
  const [page, cohorts] = await Promise.all([
    api.teacher('announcement/list', { courseId, ...(cursor ? { cursor } : {}) }),
    cohortChoices(api, courseId),
  ])
  return { ...page, cohorts, isFirst: cursor === null, requestId: crypto.randomUUID(), now: Date.now() }
}

export async function action({ context, params: { courseId }, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const intent = formText(form, 'intent')
  const title = formText(form, 'title')
  if (intent === 'remove' && !isConfirmed(form)) return askFirst(form, removeQuestion(title))
  const cohortId = formText(form, 'cohort')
  const { refusal } = await attempt<unknown>(
    intent === 'remove'
      ? api.teacher('announcement/remove', { courseId, announcementId: formText(form, 'id') })
      : api.teacher('announcement/add', {
          courseId,
          title,
          body: formText(form, 'body'),
          requestId: formText(form, 'requestId'),
          ...(cohortId ? { cohortId } : {}),
        }),
  )
  if (refusal) return refusedForm(url, form, refusal)
  return data<FormAnswer>({ intent, done: intent === 'remove' ? words.removed : words.sent })
}

const removeQuestion = (title: string): Question => ({
  title: words.removeQuestion(title),
  text: words.removeText,
  confirm: words.remove,
  danger: true,
})

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Announcements({ loaderData, actionData }: Route.ComponentProps) {
  const { course, items, nextCursor, cohorts, isFirst, requestId, now } = loaderData
  const mayAnnounce = course.rights.includes('announce')
  return (
    <>
      <CourseHead course={course} here="announcements" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5 max-xl:order-1">
          <AnswerNews answer={actionData?.intent === 'remove' && !actionData.asks ? actionData : undefined} />
          {items.map((announcement) => (
            <AnnouncementCard
              key={announcement.id}
              announcement={announcement}
              now={now}
              aside={
                <span className="flex flex-wrap items-center gap-2">
                  {announcement.cohort ? <Badge>{words.ofCohort(announcement.cohort.title)}</Badge> : null}
                  {mayAnnounce ? (
                    <ConfirmedForm
                      intent="remove"
                      answer={
                        actionData?.asks && actionData.values?.id === announcement.id ? actionData : undefined
                      }
                      carry={{ id: announcement.id, title: announcement.title }}
                      submit={words.remove}
                      pending={words.removing}
                      button={{
                        look: 'quiet',
                        size: 'compact',
                        'aria-label': words.removeOf(announcement.title),
                      }}
                      question={() => removeQuestion(announcement.title)}
                      className="-mx-4 grid gap-3"
                    />
                  ) : null}
                </span>
              }
            />
          ))}
          {items.length === 0 ? (
            <EmptyState title={words.empty} level={2}>
              {words.emptyText}
            </EmptyState>
          ) : null}
          <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.order} next={words.older} />
        </div>
        {mayAnnounce ? (
          <Card title={words.add}>
            <AnnouncementForm
              key={items[0]?.id}
              answer={answerFor(actionData, 'add')}
              cohorts={cohorts}
              requestId={requestId}
            />
          </Card>
        ) : null}
      </div>
    </>
  )
}

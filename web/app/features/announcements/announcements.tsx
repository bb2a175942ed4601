import { announce, listAnnouncements, removeAnnouncement } from '@arvand/contracts/teacher/announcements'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type Question } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ofCourse } from '../../api/of-course.ts'
import { apiOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CourseHead, cohortChoices, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/announcements'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementCard } from './announcement-list.tsx'
import { announcementWords as words } from './words.ts'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const [page, cohorts] = await Promise.all([
    loadList(listAnnouncements, { context, url }, { with: { courseId } }),
    cohortChoices(apiOf(context), courseId),
  ])
  return { ...page, cohorts }
}

export const action = formAction({
  add: submitTo(announce, { with: ofCourse, done: words.sent }),
  remove: submitTo(removeAnnouncement, {
    with: ofCourse,
    question: ({ text }) => removeQuestion(text('title')),
    done: words.removed,
  }),
})

const removeQuestion = (title: string): Question => ({
  title: words.removeQuestion(title),
  text: words.removeText,
  confirm: words.remove,
  danger: true,
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
        <div className="grid grid-cols-1 gap-5 max-xl:order-1">
          <PagedList
            page={loaderData}
            label={words.title}
            news={
              <AnswerNews
                answer={actionData?.intent === 'remove' && !actionData.asks ? actionData : undefined}
              />
            }
            empty={{ title: words.empty, text: words.emptyText }}
            order={newestFirst}
          >
            {(items) =>
              items.map((announcement) => (
                <AnnouncementCard
                  key={announcement.id}
                  announcement={announcement}
                  now={query.now}
                  aside={
                    <span className="flex flex-wrap items-center gap-2">
                      {announcement.cohort ? (
                        <Badge>{words.ofCohort(announcement.cohort.title)}</Badge>
                      ) : null}
                      {mayAnnounce ? (
                        <ConfirmedForm
                          intent="remove"
                          to={removeAnnouncement}
                          answer={
                            actionData?.asks && actionData.values?.announcementId === announcement.id
                              ? actionData
                              : undefined
                          }
                          carry={{ announcementId: announcement.id, title: announcement.title }}
                          submit={words.remove}
                          button={{
                            variant: 'quiet',
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
              ))
            }
          </PagedList>
        </div>
        {mayAnnounce ? (
          <Card title={words.add}>
            <AnnouncementForm answer={answerFor(actionData, 'add')} cohorts={cohorts} />
          </Card>
        ) : null}
      </div>
    </>
  )
}

import { archiveCourseByManager, publishCourse, returnCourse } from '@arvand/contracts/panel/manage-courses'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { apiOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { CourseCover } from '../courses/index.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import { RichText } from '../rich-text/index.ts'
import type { Route } from './+types/review'
import { Outline } from './outline.tsx'
import { SeenLesson } from './seen-lesson.tsx'
import { TransitionList, Verdict } from './verdict.tsx'
import { reviewWords as words } from './words.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const lessonId = url.searchParams.get('lesson')
  const [shown, seen] = await Promise.all([
    api.panel('manage/courses/show', { courseId: params.id }),
    lessonId ? api.panel('manage/courses/lesson', { courseId: params.id, lessonId }) : null,
  ])
  const { course, ...rest } = shown
  const body = withFormulas(seen?.lesson.content.body)
  return {
    ...rest,
    course: { ...course, description: withFormulas(course.description) },
    seen: seen && { ...seen, body: body ?? null },
    now: Date.now(),
  }
}

const ofThis = ({ params: { id = '' } }: SentForm) => ({ courseId: id })

export const action = formAction({
  publish: submitTo(publishCourse, {
    with: ofThis,
    question: ({ text }) => words.publishQuestion(text('title')),
    done: words.published,
  }),
  archive: submitTo(archiveCourseByManager, {
    with: ofThis,
    question: ({ text }) => words.archiveQuestion(text('title')),
    done: words.archived,
  }),
  // A returned course is its teacher's to change again, so the manager goes on with the list.
  return: submitTo(returnCourse, { with: ofThis, done: () => redirect('/manage/courses?returned=yes') }),
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: titled(loaderData?.course.title ?? words.title) },
]

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { course, sections, missing, turns, seen, now } = loaderData
  return (
    <>
      <h1 className="pb-5 text-26 font-heading wrap-anywhere">{course.title}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <AnswerNews answer={actionData?.asks ? undefined : actionData} />
          {seen ? <SeenLesson key={seen.lesson.id} courseId={course.id} seen={seen} /> : null}
          <Card title={words.about}>
            <div className="grid gap-5">
              <span className="overflow-clip rounded-option">
                <CourseCover
                  slug={course.slug}
                  palette={course.category.palette}
                  cover={course.cover}
                  sizes="46rem"
                />
              </span>
              <p className="text-17">{course.summary}</p>
              <RichText text={course.description} idPrefix="about-" />
              <Lines title={words.outcomes} lines={course.outcomes} />
              <Lines title={words.requirements} lines={course.requirements} />
            </div>
          </Card>
          <Outline courseId={course.id} sections={sections} seenId={seen?.lesson.id} />
        </div>
        <div className="grid gap-5 xl:sticky xl:top-24">
          <Verdict course={course} missing={missing} answer={actionData} />
          <TransitionList turns={turns} now={now} />
        </div>
      </div>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="pb-1.5 text-16 font-title">{title}</h3>
      <ul className="grid list-disc gap-1 ps-6 marker:text-primary-600">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

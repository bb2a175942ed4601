import {
  archiveCourseByManager,
  checkReviewTopic,
  publishCourse,
  removeReviewNote,
  returnCourse,
  reviewNoteDone,
  showCourseToManager,
  showLessonToManager,
  writeReviewNote,
} from '@arvand/contracts/panel/manage-courses'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { generalReviewNotes, reviewNotesOf } from '../authoring/index.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/review'
import { Outline } from './outline.tsx'
import { TransitionList, Verdict } from './verdict.tsx'
import { reviewWords as words } from './words.ts'

/** Drawn by the server when a lesson is opened; what plays it loads when the page hydrates. */
const SeenLesson = laterPart(async () => ({ default: (await import('./seen-lesson.tsx')).SeenLesson }))

const AboutCard = laterPart(async () => ({ default: (await import('./about-card.tsx')).AboutCard }))

const Checklist = laterPart(async () => ({ default: (await import('./checklist.tsx')).Checklist }))

const NotesCard = laterPart(async () => ({ default: (await import('./notes-card.tsx')).NotesCard }))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const lessonId = url.searchParams.get('lesson')
  const [shown, seen] = await Promise.all([
    call(showCourseToManager, { courseId: params.id }),
    lessonId ? call(showLessonToManager, { courseId: params.id, lessonId }) : null,
  ])
  const { course, ...rest } = shown
  const body = withFormulas(seen?.lesson.content.body)
  return {
    ...rest,
    course: { ...course, description: withFormulas(course.description) },
    seen: seen && { ...seen, body: body ?? null },
    noted: url.searchParams.get('section'),
    now: Date.now(),
  }
}

const ofThis = ({ params: { id = '' } }: SentForm) => ({ courseId: id })

/** Each place where a note is written has an intent of its own, so that its form alone shows the answer. */
const noteIntents = ['noteLesson', 'noteSection', 'noteCourse'] as const

export const action = formAction({
  publish: submitTo(publishCourse, {
    with: ofThis,
    question: ({ text }) => words.publishQuestion(text('title'), text('unchecked')),
    done: words.published,
  }),
  archive: submitTo(archiveCourseByManager, {
    with: ofThis,
    question: ({ text }) => words.archiveQuestion(text('title')),
    done: words.archived,
  }),
  // A returned course is its teacher's to change again, so the manager goes on with the list.
  ...Object.fromEntries(
    noteIntents.map((intent) => [intent, submitTo(writeReviewNote, { with: ofThis, done: words.noted })]),
  ),
  removeNote: submitTo(removeReviewNote, { done: words.noteRemoved }),
  noteDone: submitTo(reviewNoteDone, { done: words.marked }),
  check: submitTo(checkReviewTopic, { with: ofThis, done: words.marked }),
  return: submitTo(returnCourse, { with: ofThis, done: () => redirect('/manage/courses?returned=yes') }),
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: titled(loaderData?.course.title ?? words.title) },
]

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { course, sections, missing, turns, notes, checks, seen, noted, now } = loaderData
  const isOpen = course.state === 'inReview'
  const section = sections.find(({ id }) => id === noted)
  const isNoting = noteIntents.some((intent) => intent === actionData?.intent)
  return (
    <>
      <h1 className="pb-5 text-26 font-heading wrap-anywhere">{course.title}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <AnswerNews answer={actionData?.asks || isNoting ? undefined : actionData} />
          {seen ? <SeenLesson key={seen.lesson.id} courseId={course.id} seen={seen} /> : null}
          {seen ? (
            <NotesCard
              key={`notes ${seen.lesson.id}`}
              intent="noteLesson"
              title={words.notesOf(seen.lesson.title)}
              notes={reviewNotesOf(notes, { lessonId: seen.lesson.id })}
              carry={{ lessonId: seen.lesson.id }}
              isOpen={isOpen}
              answer={answerFor(actionData, 'noteLesson')}
            />
          ) : null}
          {section ? (
            <NotesCard
              key={section.id}
              intent="noteSection"
              title={words.notesOf(section.title)}
              notes={reviewNotesOf(notes, { sectionId: section.id })}
              carry={{ sectionId: section.id }}
              isOpen={isOpen}
              answer={answerFor(actionData, 'noteSection')}
              close={`/manage/courses/${course.id}`}
            />
          ) : null}
          <AboutCard course={course} />
          <Outline courseId={course.id} sections={sections} notes={notes} seenId={seen?.lesson.id} />
        </div>
        <div className="grid gap-5">
          {isOpen ? <Checklist checks={checks} /> : null}
          <NotesCard
            intent="noteCourse"
            title={words.generalNotes}
            notes={generalReviewNotes(notes)}
            carry={{}}
            isOpen={isOpen}
            answer={answerFor(actionData, 'noteCourse')}
          />
          <Verdict
            course={course}
            missing={missing}
            checks={checks}
            unsent={notes.filter(({ sentAt }) => !sentAt).length}
            answer={isNoting ? undefined : actionData}
          />
          <TransitionList turns={turns} now={now} />
        </div>
      </div>
    </>
  )
}

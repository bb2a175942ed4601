import type { Endpoint } from '@arvand/contracts/endpoint'
import { readinessErrors } from '@arvand/contracts/errors/courses-readiness'
import {
  moveSection,
  type OutlineLesson,
  releaseSection,
  removeSection,
  renameSection,
  showTaughtCourse,
} from '@arvand/contracts/teacher/courses'
import {
  moveLesson,
  previewLesson,
  publishLessons,
  releaseLesson,
  removeLesson,
  renameLesson,
  setLessonPrerequisites,
} from '@arvand/contracts/teacher/lessons'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { lessonKindOf } from '../../../lesson-kinds.ts'
import { ActionForm, type ActionFormProps, AnswerNews } from '../../../shell/action-form.tsx'
import { ConfirmedForm } from '../../../shell/confirmed-form.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { courseCrumbs, courseMeta } from '../../students/index.ts'
import { courseForms } from '../course-forms.ts'
import { CourseHead } from '../course-head.tsx'
import { reviewNotesOf } from '../review-notes/review-notes-of.ts'
import { reviewNoteWords } from '../review-notes/words.ts'
import type { Route } from './+types/outline-item'
import type { Sections } from './arranged.ts'
import { outlineForms } from './outline-forms.ts'
import { outlineWords as words } from './words.ts'

const outlineFields = () => import('./outline-fields.tsx')
/** Drawn by the server; the scripts of these load when the page hydrates. */
const TitleField = laterPart(async () => ({ default: (await outlineFields()).TitleField }))
const ReleaseFields = laterPart(async () => ({ default: (await outlineFields()).ReleaseFields }))
const PrerequisiteFields = laterPart(async () => ({ default: (await outlineFields()).PrerequisiteFields }))
const ReviewNotesList = laterPart(async () => ({
  default: (await import('../review-notes/review-notes-list.tsx')).ReviewNotesList,
}))

/** All changes that the builder makes to one lesson or section, as plain forms that work without JavaScript. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showTaughtCourse, { courseId: params.id })
  const found = findItem(shown.sections, params.itemId)
  if (!found) throw data(null, { status: 404 })
  return { ...shown, ...found }
}

function findItem(sections: Sections, id: string) {
  const place = sections.findIndex(({ lessons, ...section }) =>
    [section, ...lessons].some((one) => one.id === id),
  )
  const section = sections[place]
  if (!section) return null
  return { place, section, lesson: section.lessons.find((one) => one.id === id) ?? null }
}

/** Marking a note is an act of this page too; the others of the course have their own pages. */
const { markReviewNote } = courseForms

const goBack = (_: unknown, __: unknown, { params }: SentForm) =>
  redirect(`/teach/courses/${params.id}/curriculum`)

export const action = formAction({
  ...outlineForms,
  markReviewNote,
  removeLesson: submitTo(removeLesson, {
    question: ({ text }) => questionOf(true, text('named')),
    done: goBack,
  }),
  removeSection: submitTo(removeSection, {
    question: ({ text }) => questionOf(false, text('named')),
    done: goBack,
  }),
})

const questionOf = (isLesson: boolean, title: string) => {
  const question = isLesson ? words.removeLesson : words.removeSection
  return { title: question.title(title), text: question.text, confirm: words.remove, danger: true }
}

export const handle = {
  crumb: courseCrumbs(
    ({ lesson, section }: Route.ComponentProps['loaderData']) => lesson?.title ?? section.title,
  ),
}
export const meta = ({ loaderData }: Route.MetaArgs) =>
  courseMeta(loaderData?.lesson?.title ?? loaderData?.section.title ?? words.title, loaderData?.course)

export default function OutlineItem({ loaderData, actionData }: Route.ComponentProps) {
  const { course, me, sections, section, lesson, place } = loaderData
  const of = lesson ?? section
  const notes = reviewNotesOf(
    loaderData.reviewNotes,
    lesson ? { lessonId: lesson.id } : { sectionId: section.id },
  )
  const kind = lesson ? 'Lesson' : 'Section'
  const carry = lesson ? { lessonId: lesson.id } : { sectionId: section.id }
  const form: FormOf = (intent, to, more = {}) => ({
    intent,
    to,
    carry: { ...carry, ...more },
    answer: fieldsOnly(answerFor(actionData, intent)),
  })
  const released = answerFor(actionData, `release${kind}`)
  const move = lesson ? moveLesson : moveSection
  const ends = lesson ? { isFirst: false, isLast: false } : endsOf(place, sections)
  return (
    <>
      <CourseHead course={course} me={me} tab="curriculum" />
      <div className="grid max-w-3xl gap-5">
        <header className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
            <TextLink alone to=".." relative="path" className="inline-flex min-h-11 items-center">
              {words.all}
            </TextLink>
            {lesson ? <Icon of={ChevronRight} size={16} mirror /> : null}
            {lesson ? section.title : null}
          </p>
          <h2 className="text-21 font-heading wrap-anywhere">{of.title}</h2>
        </header>
        <AnswerNews answer={actionData?.asks ? undefined : actionData} />
        {notes.length > 0 ? (
          <Card title={reviewNoteWords.title}>
            <ReviewNotesList
              notes={notes}
              page={`/teach/courses/${course.id}/curriculum/${of.id}`}
              mayWrite={me.role !== 'assistant' || me.rights.includes('write')}
            />
          </Card>
        ) : null}
        <Part
          {...form(`rename${kind}`, lesson ? renameLesson : renameSection)}
          title={words.rename}
          submit={words.save}
        >
          <TitleField key={of.title} of={of} />
        </Part>
        <Part
          {...form(`release${kind}`, lesson ? releaseLesson : releaseSection)}
          title={words.release}
          submit={words.save}
        >
          <ReleaseFields of={of} errors={released?.fields} typed={released?.values} />
        </Part>
        {lesson ? (
          <Part
            {...form('prerequisites', setLessonPrerequisites)}
            title={words.prerequisites}
            submit={words.save}
          >
            <PrerequisiteFields lesson={lesson} sections={sections} />
          </Part>
        ) : null}
        <Card title={words.place}>
          <div className="grid gap-4">
            <div className="flex flex-wrap gap-3">
              {ends.isFirst ? null : <Small {...form(`move${kind}`, move, { by: '-1' })} submit={words.up} />}
              {ends.isLast ? null : <Small {...form(`move${kind}`, move, { by: '1' })} submit={words.down} />}
            </div>
            {lesson && sections.length > 1 ? (
              <MoveToSection form={form('moveLesson', moveLesson)} sections={sections} here={section.id} />
            ) : null}
          </div>
        </Card>
        {lesson ? <SeenCard lesson={lesson} form={form} /> : null}
        <Card title={words.remove}>
          <ConfirmedForm
            {...form(`remove${kind}`, lesson ? removeLesson : removeSection, { named: of.title })}
            answer={answerFor(actionData, `remove${kind}`)?.asks ? actionData : undefined}
            submit={words.remove}
            button={{ variant: 'outline' }}
            question={() => questionOf(lesson !== null, of.title)}
          />
        </Card>
      </div>
    </>
  )
}

type FormProps = Pick<ActionFormProps, 'intent' | 'to' | 'carry' | 'answer'>
type FormOf = (intent: string, to: Endpoint, more?: Readonly<Record<string, string>>) => FormProps

/** A success is shown at the head of the page, so a form shows only the errors of its fields. */
const fieldsOnly = (answer: FormAnswer | undefined): FormAnswer | undefined =>
  answer?.fields ? answer : undefined

const endsOf = (place: number, sections: Sections) => ({
  isFirst: place === 0,
  isLast: place === sections.length - 1,
})

function Part({
  title,
  children,
  ...form
}: Omit<ActionFormProps, 'title'> & { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <ActionForm {...form} button={{ variant: 'soft' }} className="grid gap-4">
        {children}
      </ActionForm>
    </Card>
  )
}

const Small = (form: FormProps & { submit: string }) => (
  <ActionForm {...form} button={{ variant: 'outline', size: 'compact' }} className="grid" />
)

interface MoveProps {
  readonly form: FormProps
  readonly sections: Sections
  readonly here: string
}

function MoveToSection({ form, sections, here }: MoveProps) {
  return (
    <ActionForm
      {...form}
      submit={words.move}
      button={{ variant: 'soft' }}
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <SelectField
        name="sectionId"
        label={words.otherSection}
        options={sections
          .filter(({ id }) => id !== here)
          .map(({ id, title }) => ({ value: id, label: title }))}
      />
    </ActionForm>
  )
}

interface SeenProps {
  readonly lesson: OutlineLesson
  readonly form: FormOf
}

/** Whether the lesson is published and whether it is a preview. */
function SeenCard({ lesson, form }: SeenProps) {
  const { id, kind, isPreview, isPublished, whyNotPublish } = lesson
  return (
    <Card title={words.seen}>
      <div className="grid gap-4">
        {whyNotPublish && !isPublished ? (
          <p className="text-15 text-muted">{readinessErrors[whyNotPublish].sentence}</p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {whyNotPublish && !isPublished ? null : (
            <Small
              {...form('publish', publishLessons, { lessonIds: id, isPublished: isPublished ? 'no' : 'yes' })}
              submit={isPublished ? words.unpublish : words.publish}
            />
          )}
          {lessonKindOf(kind).learnersOnly ? null : (
            <Small
              {...form('preview', previewLesson, { isPreview: isPreview ? 'no' : 'yes' })}
              submit={isPreview ? words.noPreview : words.preview}
            />
          )}
        </div>
      </div>
    </Card>
  )
}

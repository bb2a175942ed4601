import { saveCourse, showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { type ActionAnswer, formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { actionCallerOf, callerOf } from '../../api/page.ts'
import { useFocusOfHash } from '../../shell/use-focus-of-hash.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/course-details'
import { courseForms, ofThisCourse } from './course-forms.ts'
import { CourseHead, PublicationPanel, tabTitle } from './course-head.tsx'
import { askOf, draftOf } from './details-draft.ts'
import { DetailsForm } from './details-form.tsx'
import { findToRequire, prerequisiteForms } from './prerequisite-forms.ts'
import { authoringWords as words } from './words.ts'

const GeneralNotesCard = laterPart(async () => ({
  default: (await import('./review-notes/general-notes-card.tsx')).GeneralNotesCard,
}))

const PrerequisitesCard = laterPart(async () => ({
  default: (await import('./prerequisites-card.tsx')).PrerequisitesCard,
}))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [shown, found] = await Promise.all([
    call(showTaughtCourse, { courseId: params.id }),
    findToRequire(call, params.id, url),
  ])
  return { ...shown, found }
}

export const action = formAction({
  ...courseForms,
  ...prerequisiteForms,
  save: saveDetails,
})

/** Saves without JavaScript. The introduction needs the rich-text editor, so it is sent back unchanged. */
async function saveDetails(sent: SentForm): Promise<ActionAnswer> {
  const { context, form, text: typed } = sent
  const { courseId } = ofThisCourse(sent)
  const { course } = await actionCallerOf(context)(showTaughtCourse, { courseId })
  const draft = {
    ...draftOf(course),
    ...{ title: typed('title'), summary: typed('summary'), outcomes: typed('outcomes') },
    ...{ requirements: typed('requirements'), category: typed('category'), accessDays: typed('accessDays') },
    level: levels.find((one) => one === typed('level')) ?? course.level,
    slug: typed('slug') || course.slug,
    coverFileId: form.has('coverFileId') ? typed('coverFileId') || null : course.coverFileId,
  }
  const ask = askOf(courseId, Number(typed('version')) || course.version, draft)
  const save = submitTo(saveCourse, {
    with: () => ask,
    places: { 'courses.slug-taken': 'slug', 'courses.slug-fixed': 'slug' },
    done: words.savedForm,
  })
  return save(sent)
}

const levels = ['everyone', 'beginner', 'intermediate', 'advanced'] as const

export const handle = { crumb: courseCrumbs(tabTitle('details')), hydrate: 'now' }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(tabTitle('details'), loaderData?.course)

export default function CourseDetails({ loaderData, actionData }: Route.ComponentProps) {
  useFocusOfHash()
  const { course, missing, lastTurn, me, categories, prerequisites, found, whyNotRemove, reviewNotes } =
    loaderData
  const mayWrite = me.role !== 'assistant' || me.rights.includes('write')
  return (
    <>
      <CourseHead course={course} me={me} tab="details" />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <DetailsForm
            key={course.id}
            course={course}
            categories={categories}
            mayWrite={mayWrite}
            answer={answerFor(actionData, 'save')}
          />
          <PrerequisitesCard
            required={prerequisites}
            found={found}
            mayWrite={mayWrite}
            answer={answerFor(actionData, 'addPrerequisite') ?? answerFor(actionData, 'dropPrerequisite')}
          />
        </div>
        <div className="grid gap-5">
          <GeneralNotesCard courseId={course.id} notes={reviewNotes} mayWrite={mayWrite} isElsewhere />
          <PublicationPanel {...{ course, missing, lastTurn, mayWrite, whyNotRemove }} answer={actionData} />
        </div>
      </div>
    </>
  )
}

import { data } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { courseMeta } from '../students/index.ts'
import type { Route } from './+types/course-details'
import { actOnCourse } from './course-acts.ts'
import { CourseHead, CourseWay, tabTitle } from './course-head.tsx'
import { askOf, draftOf } from './details-draft.ts'
import { DetailsForm } from './details-form.tsx'
import { actOnPrerequisites, findToRequire } from './prerequisite-acts.ts'
import { PrerequisitesCard } from './prerequisites-card.tsx'
import { actOnPrice } from './price-acts.ts'
import { PriceCard } from './price-card.tsx'
import { authoringWords as words } from './words.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [shown, found] = await Promise.all([
    api.teacher('course/show', { courseId: params.id }),
    findToRequire(api, params.id, url),
  ])
  return { ...shown, found, requestId: crypto.randomUUID() }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const acted =
    (await actOnCourse(api, url, params.id, form)) ??
    (await actOnPrice(api, url, params.id, form)) ??
    (await actOnPrerequisites(api, url, params.id, form))
  if (acted) return acted
  // Without JavaScript: the introduction is written by the editor alone and stays as it is.
  const { course } = await api.teacher('course/show', { courseId: params.id })
  const typed = (name: string) => formText(form, name)
  const draft = {
    ...draftOf(course),
    ...{ title: typed('title'), summary: typed('summary'), outcomes: typed('outcomes') },
    ...{ requirements: typed('requirements'), category: typed('category'), accessDays: typed('accessDays') },
    level: levels.find((one) => one === typed('level')) ?? course.level,
    slug: typed('slug') || course.slug,
    coverFileId: form.has('coverFileId') ? typed('coverFileId') || null : course.coverFileId,
  }
  const ask = askOf(params.id, Number(typed('version')) || course.version, draft)
  const { refusal } = await attempt(api.teacher('course/save', ask))
  return refusal
    ? refusedForm(url, form, refusal, { 'courses.slug-taken': 'slug', 'courses.slug-fixed': 'slug' })
    : data<FormAnswer>({ intent: 'save', done: words.savedForm })
}

const levels = ['everyone', 'beginner', 'intermediate', 'advanced'] as const

export const handle = { wake: 'now' }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(tabTitle('details'), loaderData?.course)

export default function CourseDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { course, missing, lastTurn, me, categories, prerequisites, found, requestId, whyNotRemove } =
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
          <PriceCard
            course={course}
            mayPrice={me.role !== 'assistant'}
            answer={answerFor(actionData, 'price')}
          />
          <PrerequisitesCard
            required={prerequisites}
            found={found}
            mayWrite={mayWrite}
            answer={answerFor(actionData, 'addPrerequisite') ?? answerFor(actionData, 'dropPrerequisite')}
          />
        </div>
        <CourseWay
          {...{ course, missing, lastTurn, mayWrite, requestId, whyNotRemove }}
          answer={actionData}
        />
      </div>
    </>
  )
}

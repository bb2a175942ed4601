import { addSection } from '@arvand/contracts/teacher/courses'
import { publishLessons } from '@arvand/contracts/teacher/lessons'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { formAction } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { apiOf } from '../../../api/page.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { courseCrumbs, courseMeta } from '../../students/index.ts'
import { courseForms } from '../course-forms.ts'
import { CourseHead, PublicationPanel, tabTitle } from '../course-head.tsx'
import { authoringWords, outlineWords as words } from '../words.ts'
import type { Route } from './+types/curriculum'
import type { Act } from './act.ts'
import { type Asking, OutlineDialogs } from './outline-dialogs.tsx'
import { outlineForms } from './outline-forms.ts'
import { SectionCard } from './section-card.tsx'
import { useOutline } from './use-outline.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  apiOf(context).teacher('course/show', { courseId: params.id })

export const action = formAction({ ...courseForms, ...outlineForms })

export const handle = { crumb: courseCrumbs(tabTitle('curriculum')), hydrate: 'now' }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(tabTitle('curriculum'), loaderData?.course)

export default function Curriculum({ loaderData, actionData }: Route.ComponentProps) {
  const { course, missing, lastTurn, me, whyNotRemove } = loaderData
  const mayWrite = me.role !== 'assistant' || me.rights.includes('write')
  const added = answerFor(actionData, 'addLesson')
  const outline = useOutline(course.id, loaderData)
  const { act, news } = useActs(outline.settled)
  const [asking, setAsking] = useState<Asking | null>(null)
  const { sections } = outline
  const ready = sections
    .flatMap(({ lessons }) => lessons)
    .filter(({ isPublished, whyNotPublish }) => !isPublished && whyNotPublish === null)
  return (
    <>
      <CourseHead course={course} me={me} tab="curriculum" />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <p className="text-16 text-muted">{mayWrite ? words.lead : authoringWords.readOnly}</p>
          <AnswerNews answer={news?.error ? news : undefined} />
          {sections.length === 0 ? (
            <EmptyState level={2} title={words.addFirst}>
              {words.addFirstText}
            </EmptyState>
          ) : null}
          {sections.map((section, place) => (
            <SectionCard
              key={section.id}
              {...{ section, course, mayWrite, act }}
              sections={sections}
              isFirst={place === 0}
              isLast={place === sections.length - 1}
              answer={added?.values?.sectionId === section.id ? added : undefined}
              onArrange={outline.arrange}
              onAsk={setAsking}
            />
          ))}
          {mayWrite ? (
            <Card>
              <ActionForm
                intent="addSection"
                to={addSection}
                clears
                answer={answerFor(actionData, 'addSection')}
                submit={words.addSection}
                button={{ variant: 'soft' }}
                className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <TextField name="title" label={words.sectionTitle} />
              </ActionForm>
            </Card>
          ) : null}
        </div>
        <div className="grid gap-5">
          {mayWrite && ready.length > 0 ? (
            <ActionForm
              intent="publish"
              to={publishLessons}
              answer={answerFor(actionData, 'publish')}
              carry={{ lessonIds: ready.map(({ id }) => id).join(','), isPublished: 'yes' }}
              submit={words.publishAll(formatNumber(ready.length))}
              button={{ variant: 'soft', wide: true }}
              className="grid gap-3"
            />
          ) : null}
          <PublicationPanel {...{ course, missing, lastTurn, mayWrite, whyNotRemove }} answer={actionData} />
        </div>
      </div>
      <OutlineDialogs asking={asking} sections={sections} act={act} onClose={() => setAsking(null)} />
    </>
  )
}

/**
 * Small changes go by a fetcher, so that the scroll position stays. An error is shown as a toast and above the list.
 */
function useActs(settled: () => Promise<void>) {
  const fetcher = useFetcher<typeof action>()
  const news = fetcher.data
  useEffect(() => {
    if (news && 'error' in news && news.error) showToast({ tone: 'warning', text: news.error })
  }, [news])
  const act: Act = (intent, fields) => {
    const form = fields instanceof FormData ? fields : new FormData()
    if (!(fields instanceof FormData))
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('intent', intent)
    void settled().then(() => fetcher.submit(form, { method: 'post' }))
  }
  return { act, news }
}

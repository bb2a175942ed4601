import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { answerFor } from '../../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../../api/page.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { courseMeta } from '../../students/index.ts'
import { actOnCourse } from '../course-acts.ts'
import { CourseHead, CourseWay, tabTitle } from '../course-head.tsx'
import { authoringWords, outlineWords as words } from '../words.ts'
import type { Route } from './+types/curriculum'
import type { Act } from './act.ts'
import { actOnOutline } from './outline-acts.ts'
import { type Asking, OutlineDialogs } from './outline-dialogs.tsx'
import { SectionCard } from './section-card.tsx'
import { useOutline } from './use-outline.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await apiOf(context).teacher('course/show', { courseId: params.id })
  return { ...shown, requestId: crypto.randomUUID() }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  return (await actOnCourse(api, url, params.id, form)) ?? actOnOutline(api, url, params.id, form)
}

export const handle = { wake: 'now' }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(tabTitle('curriculum'), loaderData?.course)

export default function Curriculum({ loaderData, actionData }: Route.ComponentProps) {
  const { course, missing, lastTurn, me, requestId, whyNotRemove } = loaderData
  const mayWrite = me.role !== 'assistant' || me.rights.includes('write')
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
              requestId={`${requestId.slice(0, -4)}${String(place + 1).padStart(4, '0')}`}
              answer={answerFor(actionData, `addLesson ${section.id}`)}
              onArrange={outline.arrange}
              onAsk={setAsking}
            />
          ))}
          {mayWrite ? (
            <Card>
              <ActionForm
                key={`add ${sections.length}`}
                intent="addSection"
                answer={answerFor(actionData, 'addSection')}
                carry={{ requestId }}
                submit={words.addSection}
                pending={words.adding}
                button={{ look: 'soft' }}
                className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <TextField
                  name="title"
                  label={words.sectionTitle}
                  maxLength={120}
                  error={answerFor(actionData, 'addSection')?.fields?.title}
                />
              </ActionForm>
            </Card>
          ) : null}
        </div>
        <div className="grid gap-5">
          {mayWrite && ready.length > 0 ? (
            <ActionForm
              intent="publish"
              answer={answerFor(actionData, 'publish')}
              carry={{ lessonIds: ready.map(({ id }) => id).join(','), isPublished: 'yes' }}
              submit={words.publishAll(formatNumber(ready.length))}
              button={{ look: 'soft', wide: true }}
              className="grid gap-3"
            />
          ) : null}
          <CourseWay
            {...{ course, missing, lastTurn, mayWrite, requestId, whyNotRemove }}
            answer={actionData}
          />
        </div>
      </div>
      <OutlineDialogs asking={asking} sections={sections} act={act} onClose={() => setAsking(null)} />
    </>
  )
}

/** Small acts go by a fetcher, so that the place on the page is kept; what is refused stands above the list. */
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

import { addSection, showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { publishLessons } from '@arvand/contracts/teacher/lessons'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { formAction } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { useFocusOfHash } from '../../../shell/use-focus-of-hash.ts'
import { Card } from '../../../ui/card.tsx'
import { laterPart, lazyPart } from '../../../ui/lazy-part.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { courseCrumbs, courseMeta } from '../../students/index.ts'
import { courseForms } from '../course-forms.ts'
import { CourseHead, PublicationPanel, tabTitle } from '../course-head.tsx'
import { reviewNotesOf } from '../review-notes/review-notes-of.ts'
import { authoringWords } from '../words.ts'
import type { Route } from './+types/curriculum'
import { OutlineBar } from './outline-bar.tsx'
import type { Asking } from './outline-dialogs.tsx'
import { outlineForms } from './outline-forms.ts'
import { foldedIn, useSectionFolds } from './section-folds.ts'
import { useActs } from './use-acts.ts'
import { useOutline } from './use-outline.ts'
import { outlineWords as words } from './words.ts'

/** Drawn by the server; their scripts load when the page hydrates. */
const GeneralNotesCard = laterPart(async () => ({
  default: (await import('../review-notes/general-notes-card.tsx')).GeneralNotesCard,
}))
/** With what drags lessons and sections, which is as large as half the page. */
const SectionCard = laterPart(async () => ({ default: (await import('./section-card.tsx')).SectionCard }))
const RemovedList = laterPart(async () => ({ default: (await import('./removed-list.tsx')).RemovedList }))
const OutlineDialogs = lazyPart(() => import('./outline-dialogs.tsx'))
const ReviewNotesDialog = lazyPart(() => import('../review-notes/review-notes-dialog.tsx'))
const BulkLessons = lazyPart(() => import('../bulk/bulk-lessons.tsx'))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showTaughtCourse, { courseId: params.id })
  return { ...shown, folded: foldedIn(request.headers.get('cookie') ?? '', params.id) }
}

export const action = formAction({ ...courseForms, ...outlineForms })

export const handle = { crumb: courseCrumbs(tabTitle('curriculum')), hydrate: 'now' }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(tabTitle('curriculum'), loaderData?.course)

export default function Curriculum({ loaderData, actionData }: Route.ComponentProps) {
  useFocusOfHash()
  const { course, missing, lastTurn, me, whyNotRemove, reviewNotes } = loaderData
  const mayWrite = me.role !== 'assistant' || me.rights.includes('write')
  const adding = useFetcher<typeof action>()
  const added = adding.data ?? answerFor(actionData, 'addLesson')
  const [namedId, setNamedId] = useState(added?.made ?? null)
  useEffect(() => setNamedId(adding.data?.made ?? null), [adding.data])
  const { folded, toggle, foldAll } = useSectionFolds(course.id, loaderData.folded)
  const outline = useOutline(course.id, loaderData)
  const { act, news } = useActs(outline.settled)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
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
          <OutlineBar
            {...{ sections, mayWrite, isChoosing, folded, foldAll }}
            undo={outline.undo}
            onChoose={() => setIsChoosing(!isChoosing)}
          />
          {mayWrite ? (
            <RemovedList removals={loaderData.removals} answer={answerFor(actionData, 'restore')} />
          ) : null}
          <AnswerNews answer={news?.error ? news : undefined} />
          {sections.length === 0 ? (
            <EmptyState level={2} title={words.addFirst}>
              {words.addFirstText}
            </EmptyState>
          ) : null}
          {isChoosing ? (
            <BulkLessons {...{ sections, act }} onArrange={outline.arrange} />
          ) : (
            sections.map((section, place) => (
              <SectionCard
                key={section.id}
                {...{ section, course, mayWrite, act }}
                sections={sections}
                {...{ place, draggedId }}
                onDragged={setDraggedId}
                answer={added?.values?.sectionId === section.id ? added : undefined}
                adding={adding}
                isFolded={folded.has(section.id)}
                onFold={() => toggle(section.id)}
                namedId={namedId}
                onNamed={() => setNamedId(null)}
                onArrange={outline.arrange}
                onAsk={setAsking}
                reviewNotes={reviewNotes}
              />
            ))
          )}
          {mayWrite ? (
            <div id={sections.length === 0 ? 'add' : undefined} className="scroll-mt-24">
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
            </div>
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
          <GeneralNotesCard courseId={course.id} notes={reviewNotes} mayWrite={mayWrite} />
          <PublicationPanel {...{ course, missing, lastTurn, mayWrite, whyNotRemove }} answer={actionData} />
        </div>
      </div>
      {asking?.what === 'notes' ? (
        <ReviewNotesDialog
          title={(asking.lesson ?? asking.section).title}
          notes={reviewNotesOf(
            reviewNotes,
            asking.lesson ? { lessonId: asking.lesson.id } : { sectionId: asking.section.id },
          )}
          page={`/teach/courses/${course.id}/curriculum`}
          mayWrite={mayWrite}
          onClose={() => setAsking(null)}
        />
      ) : asking ? (
        <OutlineDialogs asking={asking} sections={sections} act={act} onClose={() => setAsking(null)} />
      ) : null}
    </>
  )
}

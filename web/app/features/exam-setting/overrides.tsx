import {
  addExamOverride,
  changeExamOverride,
  type ExamOverride,
  listExamOverrides,
  removeExamOverride,
} from '@arvand/contracts/teacher/exam-overrides'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer, type Question } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import type { Crumb } from '../../handle.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { EditAndRemove } from '../../shell/edit-and-remove.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { actWords } from '../../ui/act-words.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import type { Route } from './+types/overrides'
import { momentIn } from './overriding/moment-in.ts'
import { OverrideForm } from './overriding/override-form.tsx'
import { examsWords } from './words/exams-words.ts'
import { overrideWords as words } from './words/override-words.ts'

const ofExam = ({ params: { examId = '' } }: SentForm) => ({ examId })
const momentsOf = (sent: SentForm) => ({
  ...ofExam(sent),
  opensAt: momentIn(sent.text('opensAt'), sent.text('opensTime')),
  closesAt: momentIn(sent.text('closesAt'), sent.text('closesTime')),
})
const ofOverride = (sent: SentForm) => ({ overrideId: sent.text('id') })
const places = {
  'exams.no-learner': 'forId',
  'exams.override-exists': 'forId',
  'exams.exam-ends-before': 'closesAt',
}

const removeQuestion = (title: string): Question => ({
  title: words.removeQuestion(title),
  text: words.removeText,
  confirm: words.remove,
  danger: true,
})

export const loader = async ({ context, params: { examId }, url }: Route.LoaderArgs) => ({
  ...(await loadList(listExamOverrides, { context, url }, { with: { examId } })),
  mended: url.searchParams.get('mend'),
  q: url.searchParams.get('q')?.trim() ?? '',
})

export const action = formAction({
  add: submitTo(addExamOverride, { with: momentsOf, places, done: words.added }),
  mend: submitTo(changeExamOverride, {
    with: (sent) => ({ ...momentsOf(sent), ...ofOverride(sent) }),
    ...{ places, done: words.saved },
  }),
  remove: submitTo(removeExamOverride, {
    with: (sent) => ({ ...ofExam(sent), ...ofOverride(sent) }),
    question: ({ text }) => removeQuestion(text('title')),
    done: words.removed,
  }),
})

export const handle = {
  crumb: ({ exam }: Awaited<ReturnType<typeof loader>>): readonly Crumb[] => [
    { label: examsWords.title, to: `/teach/courses/${exam.course.id}/exams` },
    { label: exam.title, to: `/teach/exams/${exam.id}` },
    { label: words.title },
  ],
}
export const meta: Route.MetaFunction = () => [{ title: titled(words.title) }]

/** For whom an exam has other rules. */
export default function Overrides({ loaderData, actionData }: Route.ComponentProps) {
  const { exam, cohorts, learners, mended, q } = loaderData
  const isSaved = actionData?.intent === 'mend' && Boolean(actionData.done)
  const whom = [
    ...learners.map(({ id, name }) => ({ value: id, label: name })),
    ...cohorts.map(({ id, title }) => ({ value: id, label: words.cohort(title) })),
  ]
  return (
    <>
      <PageHead title={words.title} lead={words.lead(exam.title)}>
        <ButtonLink to={`/teach/exams/${exam.id}?step=publish`} variant="outline" size="compact">
          {words.back}
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-1 gap-5">
          <PagedList
            page={loaderData}
            label={words.title}
            news={
              <AnswerNews answer={actionData?.done && actionData.intent !== 'add' ? actionData : undefined} />
            }
            empty={{ title: words.empty, text: words.emptyText }}
            order={newestFirst}
            row={(override) => (
              <OverrideRow
                key={override.id}
                override={override}
                isMended={override.id === mended && !isSaved}
                answer={actionData?.values?.id === override.id ? actionData : undefined}
              />
            )}
          />
        </div>
        <Card title={words.add}>
          <div className="grid gap-5">
            <p className="text-14 text-muted">{words.nextStart}</p>
            <SearchForm label={words.find} hint={words.findHint} go={words.search} wish={q} />
            {q !== '' && learners.length === 0 ? (
              <p role="status" className="text-15">
                {words.nobody(q)}
              </p>
            ) : null}
            <OverrideForm
              key={learners.map(({ id }) => id).join()}
              answer={answerFor(actionData, 'add')}
              submit={words.add}
              whom={whom}
            />
          </div>
        </Card>
      </div>
    </>
  )
}

interface RowProps {
  readonly override: ExamOverride
  readonly isMended: boolean
  readonly answer: FormAnswer | undefined
}

function OverrideRow({ override, isMended, answer }: RowProps) {
  const { id, person, cohort } = override
  const title = person?.name ?? words.cohort(cohort?.title ?? '')
  if (isMended || answer?.intent === 'mend')
    return (
      <li className="bg-sunken px-4.5 py-5 md:px-6">
        <p className="pb-4 text-16 font-title">{title}</p>
        <OverrideForm
          answer={answerFor(answer, 'mend')}
          override={override}
          submit={words.save}
          beside={
            <ButtonLink to="?" preventScrollReset variant="outline" size="compact">
              {actWords.cancel}
            </ButtonLink>
          }
        />
      </li>
    )
  return (
    <ListRow
      title={title}
      note={factsOf(override).join('، ')}
      end={
        <span className="flex flex-wrap items-center gap-1">
          <EditAndRemove
            to={removeExamOverride}
            editTo={`?mend=${id}`}
            row={{ id, title }}
            words={words}
            answer={answerFor(answer, 'remove')}
            question={removeQuestion(title)}
          />
        </span>
      }
    />
  )
}

function factsOf({ opensAt, closesAt, minutes, attempts, accessCode }: ExamOverride): string[] {
  const { facts } = words
  return [
    ...(opensAt ? [facts.opens(formatDateTime(opensAt))] : []),
    ...(closesAt ? [facts.closes(formatDateTime(closesAt))] : []),
    ...(minutes === null ? [] : [facts.minutes(formatNumber(minutes))]),
    ...(attempts === null ? [] : [attempts === 0 ? facts.noLimit : facts.attempts(formatNumber(attempts))]),
    ...(accessCode === '' ? [] : [facts.code(accessCode)]),
  ]
}

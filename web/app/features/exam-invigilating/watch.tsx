import { extendExam, messageExam, stopExam, watchExam } from '@arvand/contracts/teacher/exam-invigilating'
import { formatDateTime, formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import type { Crumb } from '../../handle.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { useLastAnswer } from '../../shell/use-last-answer.ts'
import { Alert } from '../../ui/alert.tsx'
import { Fold } from '../../ui/fold.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/watch'
import { CandidateCard } from './candidate-card.tsx'
import { ExtensionFields, MessageField, stopQuestion } from './chosen-candidates.tsx'
import { useRefresh } from './use-refresh.ts'
import { actWords, watchWords as words } from './words.ts'

/** Drawn by the server; what is done with the ticked candidates loads when the page hydrates. */
const ChosenCandidates = laterPart(async () => ({
  default: (await import('./chosen-candidates.tsx')).ChosenCandidates,
}))

export const loader = ({ context, params: { examId }, url }: Route.LoaderArgs) =>
  loadList(watchExam, { context, url }, { with: { examId } })

const ofExam = ({ params: { examId = '' } }: SentForm) => ({ examId })
const ofChosen = (sent: SentForm) => ({
  ...ofExam(sent),
  attemptIds: [...new Set(sent.form.getAll('attemptIds').map(String).filter(Boolean))],
})

type Count = (count: string) => string
const told = (sentence: Count, count: number) =>
  count === 0 ? actWords.nobodyRuns : sentence(formatNumber(count))

const extended = ({ extended: count }: { extended: number }) => told(actWords.extended, count)
const messaged = ({ told: count }: { told: number }) => told(actWords.told, count)

export const action = formAction({
  extendAll: submitTo(extendExam, { with: ofExam, done: extended }),
  messageAll: submitTo(messageExam, { with: ofExam, done: messaged }),
  extendChosen: submitTo(extendExam, { with: ofChosen, done: extended }),
  messageChosen: submitTo(messageExam, { with: ofChosen, done: messaged }),
  stopChosen: submitTo(stopExam, {
    with: (sent) => ({ ...ofChosen(sent), isStopped: true }),
    question: (_, { attemptIds }) => stopQuestion(attemptIds.length),
    done: ({ changed }) => told(actWords.stopped, changed),
  }),
  letGoOn: submitTo(stopExam, {
    with: (sent) => ({ ...ofChosen(sent), isStopped: false }),
    done: ({ changed }) => told(actWords.wentOn, changed),
  }),
})

export const handle = {
  crumb: ({ exam }: Awaited<ReturnType<typeof loader>>): readonly Crumb[] => [
    { label: exam.courseTitle, to: `/teach/courses/${exam.courseId}` },
    { label: words.exams, to: `/teach/courses/${exam.courseId}/exams` },
    { label: words.title },
  ],
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.titleOf(loaderData.exam.title) : words.title) },
]

const states = ['working', 'attention', 'cut', 'notStarted', 'stopped', 'submitted'] as const

/** Who takes an exam now, and what an invigilator does for them. */
export default function Watch({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  useRefresh()
  const { exam, counts, query, serverTime } = loaderData
  const { cut = 0 } = counts
  return (
    <>
      <p className="text-14">
        <TextLink
          to={`/teach/courses/${exam.courseId}/exams`}
          alone
          className="inline-flex min-h-11 items-center text-15"
        >
          {exam.courseTitle}، {words.exams}
        </TextLink>
      </p>
      <PageHead title={words.titleOf(exam.title)} lead={windowOf(exam)}>
        <p role="status" className="ms-auto text-14 text-muted">
          {words.fresh(formatTime(serverTime))}
        </p>
      </PageHead>
      <div className="grid grid-cols-1 gap-5">
        <ForAll answer={actionData} />
        {cut > 0 ? <Alert tone="warning">{words.cut(formatNumber(cut))}</Alert> : null}
        <PagedList
          page={loaderData}
          label={words.candidates}
          filters={[
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            {
              kind: 'chips',
              name: 'show',
              label: words.show,
              all: words.all,
              options: states.map((value) => ({
                value,
                title: words.count(
                  value === 'attention' ? words.attention : words.states[value],
                  formatNumber(counts[value] ?? 0),
                ),
              })),
            },
          ]}
          empty={{ title: words.nobody, text: words.nobodyText }}
          nothing={{ title: words.notFound, text: words.notFoundText }}
          order={words.order}
        >
          {(candidates) => (
            <ChosenCandidates answer={actionData}>
              <ul
                aria-label={words.candidates}
                className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3"
              >
                {candidates.map((candidate) => (
                  <CandidateCard key={candidate.personId} candidate={candidate} now={query.now} />
                ))}
              </ul>
            </ChosenCandidates>
          )}
        </PagedList>
      </div>
    </>
  )
}

interface Window {
  readonly opensAt: string | null
  readonly closesAt: string | null
}

function windowOf({ opensAt, closesAt }: Window): string | null {
  const opens = opensAt ? formatDateTime(opensAt) : null
  const closes = closesAt ? formatDateTime(closesAt) : null
  if (opens && closes) return words.window.both(opens, closes)
  return opens ? words.window.opens(opens) : closes ? words.window.closes(closes) : null
}

/** What is said and given to everybody who is in the exam. */
function ForAll({ answer }: { answer: FormAnswer | undefined }) {
  const [message, extension] = [answerFor(answer, 'messageAll'), answerFor(answer, 'extendAll')]
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Fold label={actWords.messageAll} open={message !== undefined} group="all">
        <ActionForm
          intent="messageAll"
          to={messageExam}
          answer={message}
          clears
          submit={actWords.send}
          button={{ size: 'compact' }}
          beside={<span className="text-14 text-muted">{actWords.allHint}</span>}
        >
          <MessageField />
        </ActionForm>
      </Fold>
      <Fold label={actWords.extendAll} open={extension !== undefined} group="all">
        <ActionForm
          intent="extendAll"
          to={extendExam}
          answer={extension}
          clears
          submit={actWords.extend}
          button={{ size: 'compact' }}
          beside={<span className="text-14 text-muted">{actWords.allHint}</span>}
        >
          <div className="flex flex-wrap items-start gap-3">
            <ExtensionFields />
          </div>
        </ActionForm>
      </Fold>
    </div>
  )
}

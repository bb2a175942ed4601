import { examsSettingErrors } from '@arvand/contracts/errors/exams-setting'
import type { ExamIssue, ExamSettings } from '@arvand/contracts/exams'
import { publishExam, unpublishExam } from '@arvand/contracts/teacher/exams'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { actWords } from '../../../ui/act-words.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { editorWords, questionsWords, rulesWords, publishWords as words } from '../words/editor-words.ts'
import { type BankQuestion, type TaughtExam, togetherOf, totalOf } from './exam-draft.ts'

interface PublishProps {
  readonly shown: TaughtExam
  readonly settings: ExamSettings
  readonly known: ReadonlyMap<string, BankQuestion>
  readonly whyNotPublish: ExamIssue | null
  /** Waits until the draft is saved; null when it cannot be. */
  readonly settle: () => Promise<number | null>
  readonly onDone: () => void
}

/** The third step: all that is set, on one page, and the button that publishes it. */
export const PublishStep = (props: PublishProps) => (
  <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
    <Card title={words.summary}>
      <FactList facts={factsOf(props)} />
    </Card>
    <div className="grid grid-cols-1 gap-5">
      {props.shown.state === 'draft' ? <Publish {...props} /> : <Published {...props} />}
    </div>
  </div>
)

/** Where a published exam goes on. */
const pages = ['watch', 'overrides', 'marking', 'results', 'ranking', 'statistics'] as const

const ofRules: readonly ExamIssue[] = [
  'exams.exam-without-end',
  'exams.exam-ends-before',
  'exams.sections-too-long',
  'exams.konkur-incomplete',
]

function Publish({ shown, whyNotPublish, settle, onDone }: PublishProps) {
  const [isPending, setPending] = useState(false)
  const publish = async () => {
    setPending(true)
    const revision = await settle()
    if (revision === null) showToast({ tone: 'warning', text: editorWords.notSaved })
    else {
      const { answer } = await attemptAloud(call(publishExam, { examId: shown.id, revision }))
      if (answer) {
        showToast({ text: words.published })
        onDone()
      }
    }
    setPending(false)
  }
  if (whyNotPublish) {
    const step = ofRules.includes(whyNotPublish) ? 'rules' : 'questions'
    return (
      <Alert tone="warning" title={words.notReady}>
        <p className="pb-3">{examsSettingErrors[whyNotPublish].sentence}</p>
        <ButtonLink to={`?step=${step}`} variant="outline" size="compact">
          {words.mend(editorWords.step[step])}
        </ButtonLink>
      </Alert>
    )
  }
  return (
    <Card title={words.ready}>
      <p className="pb-4 text-15 text-muted">{words.readyText}</p>
      <Button type="button" wide pending={isPending} onClick={() => void publish()}>
        {words.publish}
      </Button>
    </Card>
  )
}

function Published({ shown: { id, state, started }, settings, onDone }: PublishProps) {
  const shownPages = pages.filter((page) => page !== 'ranking' || settings.konkur !== null)
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const unpublish = async () => {
    setPending(true)
    const { answer } = await attemptAloud(call(unpublishExam, { examId: id }))
    setPending(false)
    setAsked(false)
    if (!answer) return
    showToast({ text: words.unpublished })
    onDone()
  }
  return (
    <Card title={words.state[state]}>
      <p className="text-15 text-muted">
        {started > 0 ? words.started(formatNumber(started)) : words.nobody}
      </p>
      {started > 0 ? null : (
        <p className="pt-4">
          <Button type="button" variant="outline" size="compact" onClick={() => setAsked(true)}>
            {words.unpublish}
          </Button>
        </p>
      )}
      <ul className="flex flex-wrap gap-3 pt-4">
        {shownPages.map((page) => (
          <li key={page}>
            <ButtonLink to={`/teach/exams/${id}/${page}`} variant="soft" size="compact">
              {words.pages[page]}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsked}
        title={words.unpublishTitle}
        confirm={words.unpublish}
        cancel={actWords.cancel}
        pending={isPending}
        onConfirm={() => void unpublish()}
        onClose={() => setAsked(false)}
      >
        {words.unpublishText}
      </ConfirmDialog>
    </Card>
  )
}

function factsOf({ settings, known }: PublishProps): Fact[] {
  const { opensAt, closesAt, attempts, negative, passPercent, accessCode, review } = settings
  const { questions, points } = totalOf(settings, known)
  const { facts } = words
  return [
    [facts.questions, questionsWords.questions(formatNumber(questions))],
    [facts.points, points === null ? questionsWords.pointsDiffer : formatNumber(points / 100)],
    [facts.opens, opensAt ? formatDateTime(opensAt) : words.fromPublishing],
    [facts.closes, closesAt ? formatDateTime(closesAt) : null],
    [facts.minutes, minutesIn(settings)],
    [facts.attempts, attempts === 0 ? words.noLimit : words.attempts(formatNumber(attempts))],
    [facts.negative, negative === 0 ? null : formatPercent(negative, 2)],
    [facts.pass, passPercent === null ? null : formatPercent(passPercent, 2)],
    [facts.code, accessCode ? <bdi key="code">{accessCode}</bdi> : null],
    [facts.review, rulesWords.from[review.from]],
  ]
}

/** How long an attempt lasts; in Konkur mode as long as each booklet. */
function minutesIn({ minutes, sections, konkur }: ExamSettings): string {
  const told = (own: number | null) => (own === null ? words.untilClose : words.minutes(formatNumber(own)))
  if (minutes !== null || !konkur) return told(minutes ?? togetherOf({ sections }))
  return konkur.fields
    .map(({ title, lessons }) => {
      const own = sections.filter(({ id }) => lessons.includes(id))
      return `${title}: ${told(togetherOf({ sections: own }))}`
    })
    .join('، ')
}

import type { Answer } from '@arvand/contracts/endpoint'
import {
  cancelQuestionExchange,
  confirmQuestionImport,
  showQuestionExchange,
} from '@arvand/contracts/teacher/question-exchange'
import { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import { formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { useLastAnswer } from '../../../shell/use-last-answer.ts'
import { useWatch } from '../../../shell/use-watch.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import type { Route } from './+types/question-exchange'
import { ConfirmCard } from './confirm-card.tsx'
import { DoneExport, DoneImport } from './done-exchange.tsx'
import { Preview } from './preview.tsx'
import { Report } from './report.tsx'
import { importWords, exchangeWords as words } from './words.ts'

export async function loader({ context, params: { exchangeId } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const shown = await call(showQuestionExchange, { exchangeId })
  const { items } = shown.exchange.state === 'read' ? await call(listQuestionCategories, {}) : { items: [] }
  return { ...shown, categories: items }
}

const ofPage = ({ params: { exchangeId = '' } }: SentForm) => ({ exchangeId })

export const action = formAction({
  confirm: submitTo(confirmQuestionImport, { with: ofPage, done: () => ({}) }),
  cancel: submitTo(cancelQuestionExchange, { with: ofPage, done: () => ({}) }),
})

type Shown = Answer<typeof showQuestionExchange>

/** A file that came in keeps its name. */
const titleOf = ({ direction, fileName }: Shown['exchange']) =>
  (direction === 'import' ? fileName : null) ?? words.titles[direction]

export const handle = {
  crumb: ({ exchange }: Route.ComponentProps['loaderData']) => titleOf(exchange),
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? titleOf(loaderData.exchange) : importWords.title) },
]

const tones: Readonly<Record<Shown['exchange']['state'], Tone>> = {
  waiting: 'neutral',
  working: 'primary',
  read: 'accent',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

export default function QuestionExchange({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { exchange, report, preview, categories, categoryId, link } = loaderData
  const { direction, state, questions, trouble } = exchange
  const isInProgress = state === 'waiting' || state === 'working'
  useWatch(isInProgress)
  return (
    <>
      <PageHead
        title={<span dir="auto">{titleOf(exchange)}</span>}
        lead={direction === 'import' ? words.titles.import : <bdi>{exchange.fileName}</bdi>}
      >
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </PageHead>
      <div className="grid grid-cols-1 gap-5">
        {isInProgress ? (
          <Card>
            <p className="text-18 font-title" role="status">
              {direction === 'import' ? words.reading : words.writing}
            </p>
            <p className="mt-1 mb-4 text-15 text-muted">{words.leave}</p>
            <ActionForm
              intent="cancel"
              answer={answerFor(actionData, 'cancel')}
              submit={words.cancel}
              button={{ variant: 'outline', size: 'compact' }}
            />
          </Card>
        ) : null}
        {trouble ? <Alert tone="danger">{trouble}</Alert> : null}
        {state === 'cancelled' ? <Alert tone="info">{words.cancelled}</Alert> : null}
        {trouble || state === 'cancelled' ? <Onwards direction={direction} /> : null}
        {state === 'read' && report ? (
          <ConfirmCard
            report={report}
            questions={questions}
            categories={categories}
            answerTo={(intent) => answerFor(actionData, intent)}
          />
        ) : null}
        {state === 'done' && direction === 'import' ? (
          <DoneImport questions={questions} categoryId={categoryId} />
        ) : null}
        {state === 'done' && direction === 'export' ? <DoneExport questions={questions} link={link} /> : null}
        {report ? <Report report={report} direction={direction} isFine={state !== 'failed'} /> : null}
        {preview.length > 0 ? <Preview preview={preview} questions={questions} /> : null}
      </div>
    </>
  )
}

const Onwards = ({ direction }: Pick<Shown['exchange'], 'direction'>) => (
  <div className="flex flex-wrap gap-3">
    {direction === 'import' ? <ButtonLink to="/teach/question-bank/import">{words.again}</ButtonLink> : null}
    <ButtonLink to="/teach/question-bank" variant="outline">
      {words.toBank}
    </ButtonLink>
  </div>
)

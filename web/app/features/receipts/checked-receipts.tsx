import type { CheckedSave, ReceiptedAnswer } from '@arvand/contracts/receipts'
import { localDigits } from '@arvand/persian/digits'
import { formatDate, formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleCheck, CircleX } from 'lucide-react'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Checked } from './check-file.ts'
import { receiptsWords as words } from './words.ts'

/** The verdict first, then each save with what it holds, and those that are missing. */
export function CheckedReceipts({ checked }: { checked: Checked }) {
  if (checked.whyNot !== null)
    return (
      <Alert tone="warning" title={words.unchecked}>
        {words.whyUnchecked[checked.whyNot]}
      </Alert>
    )
  const { file, saves } = checked
  const wrong = saves.filter(({ fault }) => fault !== null).length
  const [count, all] = [formatNumber(wrong), formatNumber(saves.length)]
  const placeOf = new Map((file.questions ?? []).map((id, at) => [id, at + 1]))
  return (
    <>
      {wrong > 0 ? (
        <Alert tone="danger" title={words.disproved(count, all)}>
          {words.disprovedText}
        </Alert>
      ) : (
        <Alert tone="success" title={saves.length === 1 ? words.provedOne : words.proved(all)}>
          {words.provedText}
        </Alert>
      )}
      <ul aria-label={words.saves} className="grid grid-cols-1 gap-3">
        {saves.map((save, at) => (
          <SaveRow key={save.receipt} save={save} before={saves[at - 1]?.sequence ?? 0} placeOf={placeOf} />
        ))}
      </ul>
    </>
  )
}

interface SaveProps {
  readonly save: CheckedSave
  /** The sequence of the save before it in the file; 0: none. */
  readonly before: number
  readonly placeOf: ReadonlyMap<string, number>
}

function SaveRow({ save, before, placeOf }: SaveProps) {
  const { sequence, at, answers, fault, isAfterGap } = save
  return (
    <>
      {isAfterGap ? (
        <li className="rounded-option border border-dashed border-edge px-5 py-3 text-15 text-muted">
          {words.missing(localDigits(before + 1), localDigits(sequence - 1))} {words.missingWhy}
        </li>
      ) : null}
      <li className="rounded-card border border-line bg-surface">
        <details>
          <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <span className="font-label">{words.save(localDigits(sequence))}</span>
            <span className="text-14 text-muted">
              {at ? `${formatDate(at)}، ${formatTime(at)} · ` : ''}
              {words.answers(formatNumber(answers.length))}
            </span>
            <span className="ms-auto">
              <Badge tone={fault ? 'danger' : 'success'} icon={fault ? CircleX : CircleCheck}>
                {fault ? words.faults[fault] : words.ok}
              </Badge>
            </span>
          </summary>
          <dl className="grid gap-2 border-t border-line px-5 py-4 text-15">
            {answers.map((answer) => (
              <AnswerLine key={answer.questionId} answer={answer} place={placeOf.get(answer.questionId)} />
            ))}
          </dl>
        </details>
      </li>
    </>
  )
}

const AnswerLine = ({ answer, place }: { answer: ReceiptedAnswer; place: number | undefined }) => (
  <div className="flex flex-wrap gap-x-4">
    <dt className="text-muted">
      {place ? words.question(localDigits(place)) : <bdi dir="ltr">{answer.questionId}</bdi>}
    </dt>
    <dd className="min-w-0 flex-1 wrap-anywhere">
      {answer.value === null ? words.taken : <bdi>{textOf(answer.value)}</bdi>}
      {answer.flagged ? ` (${words.flagged})` : ''}
    </dd>
  </div>
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

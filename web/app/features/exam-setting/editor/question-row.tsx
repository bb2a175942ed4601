import { examsReadinessErrors } from '@arvand/contracts/errors/exams-readiness'
import { localDigits } from '@arvand/persian/digits'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { namedKindOf } from '../../questions/index.ts'
import { questionsWords as words } from '../words/editor-words.ts'
import type { BankQuestion, Slot } from './exam-draft.ts'
import { SlotPoints } from './slot-points.tsx'

interface RowProps {
  readonly slot: Slot
  readonly place: number
  /** Undefined: it is no longer in the bank. */
  readonly question: BankQuestion | undefined
  /** The bank is one’s own, so the question can be opened. */
  readonly isOwn: boolean
  readonly onChange: (slot: Slot) => void
}

/** A question that everybody gets. */
export function QuestionRow({ slot, place, question, isOwn, onChange }: RowProps) {
  if (!question) return <p className="min-h-11 content-center text-15 text-danger">{words.gone}</p>
  const { icon, label } = namedKindOf(question.kind)
  const text = question.excerpt || words.withoutText
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:flex-nowrap">
      <div className="grid min-w-0 flex-1 basis-full gap-1 pt-2 sm:basis-0">
        <p className="line-clamp-2 text-16 leading-relaxed wrap-anywhere">
          {isOwn ? (
            <TextLink alone to={`/teach/question-bank/${question.id}`}>
              {text}
            </TextLink>
          ) : (
            text
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-muted">
          <Icon of={icon} size={16} />
          <span>{label}</span>
          {question.version === 0 ? (
            <span title={question.whyNotAsk ? examsReadinessErrors[question.whyNotAsk].sentence : undefined}>
              <Badge tone="warning">{words.notReady}</Badge>
            </span>
          ) : question.isChanged ? (
            <Badge tone="accent">{words.changed}</Badge>
          ) : null}
        </p>
      </div>
      <div className="w-32 shrink-0">
        <SlotPoints
          slot={slot}
          own={question.points}
          label={`${words.slotPoints}، ${words.row(localDigits(place + 1))}`}
          onChange={onChange}
        />
      </div>
    </div>
  )
}

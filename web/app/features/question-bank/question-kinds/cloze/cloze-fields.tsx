import type { ClozeBlank, QuestionOf } from '@arvand/contracts/questions'
import { Badge } from '../../../../ui/badge.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { DecimalField } from '../../fields/decimal-field.tsx'
import { FeedbackField } from '../../fields/feedback-field.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { replaced } from '../../fields/placed.ts'
import { number } from '../../lines.ts'
import { shownDecimal } from '../../read-decimal.ts'
import { fieldWords as words } from '../../words.ts'

/** What the text cannot hold of its blanks: what each weighs, and what is said to its answers. */
export default function ClozeFields({ question, onChange }: KindFieldsProps<QuestionOf<'cloze'>>) {
  const { blanks } = question
  return (
    <FieldsPart title={words.blanks} hint={blanks.length === 0 ? words.noBlanks : undefined}>
      {blanks.length > 0 ? (
        <ol className="grid grid-cols-1 gap-3">
          {blanks.map((blank, place) => (
            <BlankFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a blank is known by its place in the text
              key={place}
              blank={blank}
              label={words.blank(number(place))}
              onChange={(next) => onChange({ blanks: replaced(blanks, place, next) })}
            />
          ))}
        </ol>
      ) : null}
    </FieldsPart>
  )
}

interface BlankProps {
  readonly blank: ClozeBlank
  readonly label: string
  readonly onChange: (blank: ClozeBlank) => void
}

function BlankFields({ blank, label, onChange }: BlankProps) {
  return (
    <li className="grid gap-2 rounded-option border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-label">{label}</span>
        <Badge>{words.blankKinds[blank.kind]}</Badge>
        <DecimalField
          name={`weight of ${label}`}
          label={`${words.weight}، ${label}`}
          hideLabel
          end={<span className="px-2 text-14">{words.weight}</span>}
          value={blank.weight}
          least={1}
          most={100}
          onNumber={(weight) => onChange({ ...blank, weight: Math.round(weight) })}
          className="ms-auto w-44"
        />
      </div>
      {blank.answers.map((answer, at) => {
        const text =
          'text' in answer ? answer.text : `${shownDecimal(answer.value)} ± ${shownDecimal(answer.tolerance)}`
        const withFeedback = (feedback: typeof answer.feedback) =>
          ({ ...blank, answers: replaced<object>(blank.answers, at, { feedback }) }) as ClozeBlank
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place in the blank
          <div key={at} className="grid items-center gap-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <p className={`wrap-anywhere text-15 ${answer.percent > 0 ? '' : 'text-muted'}`}>
              {text} <span className="text-14 text-muted">({shownDecimal(answer.percent)}٪)</span>
            </p>
            <FeedbackField
              name={`feedback ${at} of ${label}`}
              of={`${words.answer(number(at))}، ${label}`}
              value={answer.feedback}
              onChange={(feedback) => onChange(withFeedback(feedback))}
            />
          </div>
        )
      })}
      {blank.kind === 'text' ? (
        <Checkbox
          name={`case of ${label}`}
          checked={blank.caseSensitive}
          onChange={({ target }) => onChange({ ...blank, caseSensitive: target.checked })}
        >
          {words.caseSensitive}
        </Checkbox>
      ) : null}
    </li>
  )
}

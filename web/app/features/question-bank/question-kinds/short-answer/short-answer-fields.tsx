import type { QuestionOf } from '@arvand/contracts/questions'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { AddRow } from '../../fields/add-row.tsx'
import { FeedbackField } from '../../fields/feedback-field.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { PercentField } from '../../fields/percent-field.tsx'
import { placed, replaced, without } from '../../fields/placed.ts'
import { SortableRows } from '../../fields/sortable-rows.tsx'
import { number } from '../../lines.ts'
import { fieldWords as words } from '../../words.ts'

const mostAnswers = 30

/** The texts that are taken, and what each is worth. */
export default function ShortAnswerFields(props: KindFieldsProps<QuestionOf<'shortAnswer'>>) {
  const { question, onChange } = props
  const { answers, caseSensitive } = question
  const labelOf = (place: number) => words.answer(number(place))
  return (
    <FieldsPart title={words.answers} hint={words.answersHint}>
      <SortableRows
        items={placed(answers)}
        nameOf={labelOf}
        onRemove={({ id }) => onChange({ answers: without(answers, Number(id)) })}
      >
        {({ text, percent, feedback }, place) => (
          <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
            <TextField
              name={`answer ${place}`}
              label={labelOf(place)}
              hideLabel
              placeholder={labelOf(place)}
              maxLength={300}
              autoComplete="off"
              value={text}
              onChange={({ target }) =>
                onChange({ answers: replaced(answers, place, { text: target.value }) })
              }
            />
            <PercentField
              name={`percent ${place}`}
              of={labelOf(place)}
              value={percent}
              onNumber={(next) => onChange({ answers: replaced(answers, place, { percent: next }) })}
            />
            <FeedbackField
              name={`feedback ${place}`}
              of={labelOf(place)}
              value={feedback}
              onChange={(next) => onChange({ answers: replaced(answers, place, { feedback: next }) })}
            />
          </div>
        )}
      </SortableRows>
      <AddRow
        label={words.addAnswer}
        isFull={answers.length >= mostAnswers}
        onAdd={() => onChange({ answers: [...answers, { text: '', percent: 100, feedback: null }] })}
      />
      <Checkbox
        name="caseSensitive"
        checked={caseSensitive}
        onChange={({ target }) => onChange({ caseSensitive: target.checked })}
      >
        {words.caseSensitive}
      </Checkbox>
    </FieldsPart>
  )
}

import type { QuestionOf, QuestionOption } from '@arvand/contracts/questions'
import { useId, useState } from 'react'
import { Box } from '../../../../ui/checkbox.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { letterOf } from '../../../questions/index.ts'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { AddRow } from '../../fields/add-row.tsx'
import { FeedbackField } from '../../fields/feedback-field.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { PercentField } from '../../fields/percent-field.tsx'
import { RichLineField } from '../../fields/rich-line-field.tsx'
import { SortableRows } from '../../fields/sortable-rows.tsx'
import { editorWords, fieldWords as words } from '../../words.ts'
import { freshOption } from './fresh-options.ts'
import { isPlain, withoutOption, withRight, withTicked } from './rights.ts'

const mostOptions = 20

export const SingleFields = (props: KindFieldsProps<QuestionOf<'single'>>) => <ChoiceFields {...props} />
export const MultipleFields = (props: KindFieldsProps<QuestionOf<'multiple'>>) => (
  <ChoiceFields {...props} isMultiple />
)

interface ChoiceProps {
  readonly question: QuestionOf<'single' | 'multiple'>
  readonly isMultiple?: boolean
  readonly onChange: (part: { options?: QuestionOption[]; shuffle?: boolean }) => void
}

/** The options: which is right, its text, what is said to it, and, if wished, what it is worth. */
function ChoiceFields({ question: { options, shuffle }, isMultiple = false, onChange }: ChoiceProps) {
  const name = useId()
  const [hasPercents, setPercents] = useState(!isPlain(options, isMultiple))
  const edit = (id: string, part: Partial<QuestionOption>) =>
    onChange({ options: options.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  const tick = (id: string, isRight: boolean) =>
    onChange({ options: isMultiple ? withTicked(options, id, isRight) : withRight(options, id) })
  const labelOf = (place: number) => words.option(letterOf(place))
  return (
    <FieldsPart
      title={words.options}
      hint={editorWords.formulaHint}
      aside={
        <Switch
          name="shuffle"
          checked={shuffle}
          onChange={({ target }) => onChange({ shuffle: target.checked })}
        >
          {words.shuffle}
        </Switch>
      }
    >
      <SortableRows
        items={options}
        nameOf={labelOf}
        onOrder={(next) => onChange({ options: next })}
        onRemove={({ id }) => onChange({ options: withoutOption(options, id, isMultiple) })}
      >
        {(option, place) => (
          <div className="flex items-start gap-3">
            <span className="flex h-12 items-center">
              {isMultiple ? (
                <Box
                  aria-label={words.isRight(labelOf(place))}
                  checked={option.percent > 0}
                  onChange={({ target }) => tick(option.id, target.checked)}
                />
              ) : (
                <input
                  type="radio"
                  name={name}
                  aria-label={words.isRight(labelOf(place))}
                  checked={option.percent === 100}
                  onChange={() => tick(option.id, true)}
                  className="size-6 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-[7px] checked:border-success forced-colors:appearance-auto"
                />
              )}
            </span>
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 lg:grid-cols-2">
              <RichLineField
                name={`option ${option.id}`}
                label={words.optionText(labelOf(place))}
                hideLabel
                placeholder={labelOf(place)}
                value={option.text}
                onChange={(text) => edit(option.id, { text })}
              />
              <FeedbackField
                name={`feedback ${option.id}`}
                of={labelOf(place)}
                value={option.feedback}
                onChange={(feedback) => edit(option.id, { feedback })}
              />
              {hasPercents ? (
                <PercentField
                  name={`percent ${option.id}`}
                  of={labelOf(place)}
                  value={option.percent}
                  onNumber={(percent) => edit(option.id, { percent })}
                />
              ) : null}
            </div>
          </div>
        )}
      </SortableRows>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <AddRow
          label={words.addOption}
          isFull={options.length >= mostOptions}
          onAdd={() => onChange({ options: [...options, freshOption()] })}
        />
        <Switch
          name="percents"
          description={hasPercents ? words.percentsHint : undefined}
          checked={hasPercents}
          onChange={({ target }) => setPercents(target.checked)}
        >
          {words.percents}
        </Switch>
      </div>
    </FieldsPart>
  )
}

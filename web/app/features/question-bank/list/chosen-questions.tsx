import { exportQuestions } from '@arvand/contracts/teacher/question-exchange'
import { moveQuestions, removeQuestions } from '@arvand/contracts/teacher/questions'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { type BulkAct, BulkForm } from '../../../shell/bulk-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { exportWords } from '../exchange/words.ts'
import { categoryWords, bankWords as words } from '../words.ts'
import { type Category, categoryOptions } from './categories.ts'

interface ChosenProps {
  readonly categories: readonly Category[]
  readonly answer: FormAnswer | undefined
  readonly children: ReactNode
}

/** The ticked questions: they go into a category, into a file, or out of the bank. */
export const ChosenQuestions = ({ categories, answer, children }: ChosenProps) => (
  <BulkForm
    name="questionIds"
    // What was done is told above the list, which may be empty now.
    answer={answer?.done ? undefined : answer}
    hint={words.chooseHint}
    acts={[moving(categories), exporting, removing]}
  >
    {children}
  </BulkForm>
)

const moving = (categories: readonly Category[]): BulkAct => ({
  intent: 'move',
  to: moveQuestions,
  title: words.moving,
  submit: words.move,
  fields: (
    <SelectField
      name="categoryId"
      label={words.toCategory}
      placeholder={categoryWords.loose}
      options={categoryOptions(categories)}
      className="flex-[1_1_9rem] md:max-w-72"
    />
  ),
})

const exporting: BulkAct = {
  intent: 'export',
  to: exportQuestions,
  title: exportWords.chosen,
  submit: exportWords.begin,
  fields: (
    <SelectField
      name="format"
      label={exportWords.format}
      options={Object.entries(exportWords.formats).map(([value, { label }]) => ({ value, label }))}
      className="flex-[1_1_9rem] md:max-w-72"
    />
  ),
}

const removing: BulkAct = {
  intent: 'remove',
  to: removeQuestions,
  title: words.removing,
  submit: words.remove,
  danger: true,
  fields: <p className="basis-full text-14 text-muted">{words.removeHint}</p>,
}

import { branchValues, jumpsOf } from '@arvand/contracts/survey-branching'
import type { SurveyQuestion } from '@arvand/contracts/surveys'
import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import { Fold } from '../../../ui/fold.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { editorWords as words } from '../words.ts'

interface BranchProps {
  readonly question: SurveyQuestion
  readonly place: number
  readonly questions: readonly SurveyQuestion[]
  readonly onChange: (question: SurveyQuestion) => void
}

/** The answers that lead on together, with their name: the three groups of NPS, else each answer alone. */
function groupsOf(question: SurveyQuestion): { values: string[]; name: string }[] {
  const values = branchValues(question)
  if (question.kind === 'nps')
    return [
      { values: values.slice(0, 7), name: words.npsGroups.detractors },
      { values: values.slice(7, 9), name: words.npsGroups.passives },
      { values: values.slice(9), name: words.npsGroups.promoters },
    ]
  if (question.kind === 'choice')
    return question.options.map(({ id, text }, at) => ({
      values: [id],
      name: text || words.option(localDigits(at + 1)),
    }))
  return values.map((value) => ({ values: [value], name: localDigits(value) }))
}

/** Where the survey goes on after a question, by what is answered. */
export function BranchFields({ question, place, questions, onChange }: BranchProps) {
  const groups = groupsOf(question)
  const jumps = jumpsOf(question)
  // As it was when the question was opened: choosing the last way back must not fold the fields away.
  const [isSet] = useState(question.next !== undefined || jumps.length > 0)
  const targets = questions.flatMap(({ id, title }, at) =>
    at > place ? [{ value: id, label: `${localDigits(at + 1)}. ${title || words.untitled}` }] : [],
  )
  const options = (other: string, chosen: string | undefined) => {
    const back = questions.findIndex(({ id }, at) => id === chosen && at <= place)
    return [
      { value: '', label: other },
      ...(back < 0 ? [] : [{ value: chosen ?? '', label: words.leadsBackTo(localDigits(back + 1)) }]),
      ...targets,
      { value: 'end', label: words.toEnd },
    ]
  }
  const lead = (values: readonly string[], to: string) => {
    const others = jumps.filter(({ on }) => !values.includes(on))
    const led = to === '' ? [] : values.map((on) => ({ on, to }))
    onChange({ ...question, jumps: [...others, ...led] } as SurveyQuestion)
  }
  const { next, ...withoutThen } = question
  return (
    <Fold open={isSet} label={words.branches} variant="quiet">
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        {groups.map(({ values, name }) => {
          const chosen = jumps.find(({ on }) => on === values[0])?.to
          return (
            <SelectField
              key={values[0]}
              name={`jump ${values[0]} ${question.id}`}
              label={words.after(name)}
              options={options(words.asBelow, chosen)}
              value={chosen ?? ''}
              onChange={({ target }) => lead(values, target.value)}
            />
          )
        })}
        <SelectField
          name={`next ${question.id}`}
          label={groups.length > 0 ? words.afterOthers : words.afterAny}
          options={options(words.toNext, next)}
          value={next ?? ''}
          onChange={({ target }) =>
            onChange(
              target.value === '' ? (withoutThen as SurveyQuestion) : { ...question, next: target.value },
            )
          }
        />
      </div>
    </Fold>
  )
}

import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CohortChoice } from './cohort-choices.ts'
import { studentsWords as words } from './words.ts'

interface StudentSearchProps {
  readonly q: string
  readonly state: string | null
  readonly cohort: string
  readonly cohorts: readonly CohortChoice[]
}

/** Narrows the learners by name and cohort; a plain form of GET. */
export function StudentSearch({ q, state, cohort, cohorts }: StudentSearchProps) {
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <TextField
        key={`q ${q}`}
        name="q"
        type="search"
        label={words.search}
        hideLabel
        placeholder={words.searchHint}
        defaultValue={q}
        icon={Search}
        maxLength={120}
        className="flex-[1_1_11rem] md:max-w-md"
      />
      {cohorts.length > 0 ? (
        <SelectField
          key={`cohort ${cohort}`}
          name="cohort"
          label={words.cohort}
          hideLabel
          placeholder={words.everyCohort}
          defaultValue={cohort}
          options={cohorts}
          className="flex-[1_1_9rem] md:max-w-56"
        />
      ) : null}
      <Button look="soft">{words.find}</Button>
    </Form>
  )
}

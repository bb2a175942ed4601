import { SearchForm } from '../../ui/search-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
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
    <SearchForm label={words.search} hint={words.searchHint} go={words.find} wish={q} rest={{ state }}>
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
    </SearchForm>
  )
}

import type { SurveyResults } from '@arvand/contracts/surveys'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { resultsWords as words } from '../words.ts'

/** A filter in the address: the question and the answer, with a space between. */
export function filterIn(url: URL): { questionId: string; value: string } | null {
  const by = url.searchParams.get('by') ?? ''
  const [questionId = '', value = ''] = [by.slice(0, 36), by.slice(37)]
  return value ? { questionId, value } : null
}

/** Narrows all results to those who answered one question so. */
export const FilterForm = ({ results: { filters, filter } }: { results: SurveyResults }) => (
  <Form method="get" className="flex flex-wrap items-end gap-3">
    <SelectField
      name="by"
      label={words.filter}
      placeholder={words.everybody}
      options={filters.flatMap(({ id, title, values }) =>
        values.map(({ value, text }) => ({ value: `${id} ${value}`, label: words.filterBy(title, text) })),
      )}
      defaultValue={filter ? `${filter.questionId} ${filter.value}` : ''}
      className="min-w-0 flex-1 basis-64 md:max-w-xl"
    />
    <Button variant="outline">{words.apply}</Button>
  </Form>
)

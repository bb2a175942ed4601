import { EmptyState } from '../../ui/states.tsx'
import type { Facets } from './facets.tsx'
import { FieldChips } from './field-chips.tsx'
import type { Chosen } from './list-address.ts'
import { coursesWords as words } from './words.ts'

/** Shown when no course matches; offers the categories instead. */
export default function NothingFound({ chosen, facets }: { chosen: Chosen; facets: Facets }) {
  const fields = facets.categories
  return (
    <EmptyState
      title={chosen.q ? words.nothingFor(chosen.q) : words.nothing}
      level={2}
      action={<FieldChips label={words.category} fields={fields} />}
    >
      {words.nothingText}
    </EmptyState>
  )
}

import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Facets } from './facets.tsx'
import type { Chosen } from './list-address.ts'
import { coursesWords as words } from './words.ts'

/** Shown when no course matches; offers the categories instead. */
export default function NothingFound({ chosen, facets }: { chosen: Chosen; facets: Facets }) {
  const fields = facets.categories
  return (
    <EmptyState
      title={chosen.q ? words.nothingFor(chosen.q) : words.nothing}
      level={2}
      action={
        <div className="grid grid-cols-1 justify-items-center gap-4">
          <Chips label={words.category} centred>
            {fields.map(({ slug, title }) => (
              <Chip key={slug} to={`/categories/${slug}`}>
                {title}
              </Chip>
            ))}
          </Chips>
          <ButtonLink to="/courses" variant="outline" size="compact">
            {words.seeAll}
          </ButtonLink>
        </div>
      }
    >
      {words.nothingText}
    </EmptyState>
  )
}

import type { Category } from '@arvand/contracts/courses'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { coursesWords as words } from './words.ts'

interface FieldChipsProps {
  readonly label: string
  readonly fields: readonly Pick<Category, 'slug' | 'title'>[]
}

/** What is offered where nothing was found: fields, and all courses. */
export const FieldChips = ({ label, fields }: FieldChipsProps) => (
  <div className="grid grid-cols-1 justify-items-center gap-4">
    <Chips label={label} centred>
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
)

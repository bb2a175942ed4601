import type { Category } from '@arvand/contracts/courses'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { FieldChips } from '../courses/index.ts'
import { AlertForm } from '../wishes/index.ts'
import { type Chosen, searchAddress } from './search-address.ts'
import { searchWords as words } from './words.ts'

interface NothingFoundProps {
  readonly chosen: Chosen
  /** The fields that may hold what was meant; none when the filters leave nothing. */
  readonly fields: readonly Category[]
  readonly isOwn: boolean
  readonly answer: FormAnswer | undefined
}

/** Says that nothing was found, and offers the fields that are near. */
export default function NothingFound(props: NothingFoundProps) {
  const {
    chosen: { q, kind, ...traits },
    fields,
    isOwn,
    answer,
  } = props
  if (isOwn)
    return (
      <EmptyState level={2} title={words.nothing}>
        {words.nothingOwn}
      </EmptyState>
    )
  if (fields.length === 0)
    return (
      <EmptyState
        level={2}
        title={words.nothing}
        action={
          <ButtonLink to={searchAddress({ q })} variant="outline" size="compact">
            {words.clear}
          </ButtonLink>
        }
      >
        {kind || Object.keys(traits).length > 0 ? words.nothingNarrow : words.ask}
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        level={2}
        title={words.nothing}
        action={<FieldChips label={words.fields} fields={fields} />}
      >
        {words.nothingText}
      </EmptyState>
      <AlertForm q={q ?? ''} answer={answer} />
    </>
  )
}

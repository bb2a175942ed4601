import { itemKind } from '@arvand/contracts/commerce'
import type { Answer } from '@arvand/contracts/endpoint'
import type { listAllFactors } from '@arvand/contracts/panel/manage-finance'
import { sellableOf } from '../../sellables.ts'
import { addressWith, type Filter } from '../../ui/address-with.ts'
import { TextLink } from '../../ui/link.tsx'
import { factorsWords as words } from './factors-words.ts'

interface NarrowedToProps {
  readonly filter: Filter
  readonly names: Pick<Answer<typeof listAllFactors>, 'item' | 'teacher' | 'offCode'>
}

/** The item, kind, teacher or code to which the factors are narrowed when they were opened from the report of sales. */
export function NarrowedTo({ filter, names: { item, teacher, offCode } }: NarrowedToProps) {
  const kind = itemKind.options.find((one) => one === filter.kind)
  const told = [
    filter.itemId ? words.ofItem(item ?? words.unknown) : '',
    kind ? words.ofKind(sellableOf(kind).plural) : '',
    filter.teacherId ? words.ofTeacher(teacher ?? words.unknown) : '',
    filter.offCodeId ? words.ofOffCode(offCode ?? words.unknown) : '',
  ].filter((one) => one !== '')
  if (told.length === 0) return null
  const wide = { ...filter, itemId: null, kind: null, teacherId: null, offCodeId: null }
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-15">
      <span>{told.join('، ')}</span>
      <TextLink to={addressWith(wide)} className="inline-flex min-h-11 items-center">
        {words.allFactors}
      </TextLink>
    </p>
  )
}

import { CursorPager } from '../../ui/pagination.tsx'
import { financeWords as words } from './words.ts'

interface ListPagerProps {
  readonly isFirst: boolean
  readonly nextCursor: string | null
  /** What narrows the list, as it stands in the address. */
  readonly filter: Readonly<Record<string, string | null | undefined>>
}

/** On through a list of finance; nothing for one that ends on its first page. */
export function ListPager({ isFirst, nextCursor, filter }: ListPagerProps) {
  if (isFirst && nextCursor === null) return null
  const to = (cursor?: string) => {
    const kept = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
    return `?${new URLSearchParams([...kept, ...(cursor ? [['cursor', cursor]] : [])])}`
  }
  return (
    <CursorPager
      note={words.order}
      previous={isFirst ? null : { to: to(), label: words.first }}
      next={nextCursor ? { to: to(nextCursor), label: words.next } : null}
    />
  )
}

import { formatNumber } from '@arvand/persian/numbers'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ListQuery } from '../../../api/load-list.ts'
import { pathWith } from '../../../ui/address-with.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { bankWords, categoryWords as words } from '../words.ts'
import { type Bank, type CategoryNode, pathOf, treeOf } from './categories.ts'

interface TreeProps {
  readonly bank: Bank
  readonly query: ListQuery
}

type ToCategory = (categoryId: string | null) => string

/** The categories of the bank with their counts, and its tags; each is a link that filters the list. */
export function CategoryTree({ bank, query }: TreeProps) {
  const { pathname } = useLocation()
  const { categoryId = null, tag } = query.filter
  const to: ToCategory = (id) => pathWith(pathname, { ...query.filter, categoryId: id })
  const tree = treeOf(bank.items)
  const total = tree.reduce((sum, { all }) => sum + all, bank.loose)
  const open = new Set(pathOf(bank.items, categoryId).map(({ id }) => id))
  return (
    <nav aria-label={words.title} className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1">
        <li>
          <Row to={to(null)} title={words.all} count={total} isHere={categoryId === null} />
        </li>
        {tree.map((node) => (
          <Branch key={`${node.id} ${open.has(node.id)}`} node={node} to={to} here={categoryId} open={open} />
        ))}
        {bank.loose > 0 || categoryId === 'none' ? (
          <li>
            <Row to={to('none')} title={words.loose} count={bank.loose} isHere={categoryId === 'none'} />
          </li>
        ) : null}
      </ul>
      {bank.tags.length > 0 ? (
        <div className="border-t border-line pt-4">
          <p className="pb-2 text-15 font-label">{words.tags}</p>
          <ul aria-label={words.tags} className="flex flex-wrap gap-2">
            {bank.tags.map((one) => (
              <li key={one.tag}>
                <Link
                  to={pathWith(pathname, { ...query.filter, tag: one.tag === tag ? null : one.tag })}
                  aria-current={one.tag === tag ? 'true' : undefined}
                  title={bankWords.tag}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-sunken px-3.5 text-14 text-muted hover:text-ink aria-[current]:bg-inverse aria-[current]:text-on-inverse"
                >
                  {one.tag}
                  <span className="sr-only">، {words.count(formatNumber(one.questions))}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </nav>
  )
}

interface BranchProps {
  readonly node: CategoryNode
  readonly to: ToCategory
  readonly here: string | null
  /** The categories above the one that is shown, with itself. */
  readonly open: ReadonlySet<string>
}

function Branch({ node, to, here, open }: BranchProps) {
  const { id, title, all, children } = node
  const [isOpen, setOpen] = useState(open.has(id))
  const row = <Row to={to(id)} title={title} count={all} isHere={here === id} />
  if (children.length === 0) return <li>{row}</li>
  return (
    <li>
      <div className="flex items-center">
        <div className="min-w-0 flex-1">{row}</div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={words.fold(title)}
          onClick={() => setOpen(!isOpen)}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken"
        >
          <Icon of={ChevronLeft} size={18} className={isOpen ? '-rotate-90' : ''} />
        </button>
      </div>
      {isOpen ? (
        <ul className="grid grid-cols-1 ps-5">
          {children.map((child) => (
            // Drawn anew when it comes to lie above the category that is shown, so that it opens.
            <Branch key={`${child.id} ${open.has(child.id)}`} node={child} to={to} here={here} open={open} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

interface RowProps {
  readonly to: string
  readonly title: string
  readonly count: number
  readonly isHere: boolean
}

const Row = ({ to, title, count, isHere }: RowProps) => (
  <Link
    to={to}
    aria-current={isHere ? 'true' : undefined}
    className="flex min-h-11 items-center gap-3 rounded-control px-3 text-15 hover:bg-sunken aria-[current]:bg-primary-100 aria-[current]:font-label aria-[current]:text-primary-700"
  >
    <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
    <span aria-hidden="true" className="text-14 text-muted">
      {formatNumber(count)}
    </span>
    <span className="sr-only">، {words.count(formatNumber(count))}</span>
  </Link>
)

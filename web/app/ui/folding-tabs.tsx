import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { roomOfTabs } from './room-of-tabs.ts'
import { tabLook } from './tab-links.tsx'

interface FoldingTabsProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly title: string; readonly here: boolean }[]
}

/**
 * Tabs that lead to pages; those for which the row is too narrow stand in a menu at its end, never the current one. It
 * needs no JavaScript, and nothing moves when the page is hydrated.
 */
export function FoldingTabs({ label, links }: FoldingTabsProps) {
  const menu = useId()
  const { all, each } = roomOfTabs(links)
  const lookOf = (at: number) => steps[each[at] ?? 0] ?? always
  return (
    <nav aria-label={label} className="@container border-b border-line">
      <ul className="flex">
        {links.map(({ to, title, here }, at) => (
          <li key={to} className={`shrink-0 ${lookOf(at).row}`}>
            <Link to={to} aria-current={here ? 'page' : undefined} className={tabLook}>
              {title}
            </Link>
          </li>
        ))}
        <li className={`shrink-0 ${steps[all]?.rest}`}>
          <button type="button" popoverTarget={menu} className={`${tabLook} tabs-more`}>
            بیشتر
            <Icon of={ChevronDown} size={18} />
          </button>
          <ul
            id={menu}
            popover="auto"
            className="tabs-rest m-0 min-w-48 rounded-card border border-line bg-raised p-2 text-ink shadow-float"
          >
            {links.map(({ to, title }, at) => (
              <li key={to} className={lookOf(at).rest}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center rounded-control px-3 text-15 font-[550] hover:bg-sunken"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  )
}

/** A tab that is never in the menu. */
const always = { row: '', rest: 'hidden' }

/** By the rem that the row must have: the look in the row, and in the menu. */
const steps: Readonly<Record<number, { readonly row: string; readonly rest: string }>> = {
  12: { row: '@max-[12rem]:hidden', rest: '@min-[12rem]:hidden' },
  16: { row: '@max-[16rem]:hidden', rest: '@min-[16rem]:hidden' },
  20: { row: '@max-[20rem]:hidden', rest: '@min-[20rem]:hidden' },
  24: { row: '@max-[24rem]:hidden', rest: '@min-[24rem]:hidden' },
  28: { row: '@max-[28rem]:hidden', rest: '@min-[28rem]:hidden' },
  32: { row: '@max-[32rem]:hidden', rest: '@min-[32rem]:hidden' },
  36: { row: '@max-[36rem]:hidden', rest: '@min-[36rem]:hidden' },
  40: { row: '@max-[40rem]:hidden', rest: '@min-[40rem]:hidden' },
  44: { row: '@max-[44rem]:hidden', rest: '@min-[44rem]:hidden' },
  48: { row: '@max-[48rem]:hidden', rest: '@min-[48rem]:hidden' },
  52: { row: '@max-[52rem]:hidden', rest: '@min-[52rem]:hidden' },
  56: { row: '@max-[56rem]:hidden', rest: '@min-[56rem]:hidden' },
  60: { row: '@max-[60rem]:hidden', rest: '@min-[60rem]:hidden' },
  64: { row: '@max-[64rem]:hidden', rest: '@min-[64rem]:hidden' },
}

import type { Role } from '@arvand/contracts/people'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Crumb, Handle } from '../handle.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { accountEntries } from './account-entries.ts'
import { HomeLink } from './home-link.tsx'
import { litAt } from './lit-at.ts'
import type { FrameGroup } from './menus.ts'
import { rolePlaces } from './roles.ts'

interface PageCrumbsProps {
  readonly panel: Role
  readonly groups: readonly FrameGroup[]
}

/** Where this page stands: role, group, page, thing. A narrow page folds the middle; a phone has one way back. */
export function PageCrumbs(props: PageCrumbsProps) {
  const trail = useTrail(props)
  const above = trail.findLast(({ to }, at) => to !== undefined && at < trail.length - 1)
  const fold = trail.length > 3 ? folds.long : folds.short
  const isHome = useLocation().pathname === rolePlaces[props.panel].home
  return (
    <>
      <nav aria-label="جای این صفحه" className="min-w-0 max-md:hidden">
        <ol className="flex items-center text-14 text-muted">
          {trail.map(({ label, to }, at) => {
            const isLast = at === trail.length - 1
            const isMiddle = at > 0 && !isLast
            // A long trail keeps both its ends: the panel, and what this page lies in.
            const isFolded = isMiddle && trail.length > 4 && at < trail.length - 2
            return (
              <Fragment key={`${to ?? ''} ${label}`}>
                {isMiddle && at === 1 ? (
                  <li aria-hidden="true" className={`flex items-center ${trail.length > 4 ? '' : fold.dots}`}>
                    <Between />…
                  </li>
                ) : null}
                <li
                  aria-current={isLast ? 'page' : undefined}
                  className={`flex min-w-0 items-center ${isLast ? 'font-label text-ink' : ''} ${isFolded ? 'hidden' : isMiddle ? `shrink-[999] ${at < trail.length - 2 ? fold.first : fold.last}` : ''} ${at === 0 ? 'shrink-0' : ''}`}
                >
                  {at > 0 ? <Between /> : null}
                  {to && !isLast ? (
                    <Link
                      to={to}
                      className="inline-flex min-h-11 min-w-0 items-center rounded-small hover:text-ink hover:underline"
                    >
                      <span className="max-w-[32ch] truncate">{label}</span>
                    </Link>
                  ) : (
                    <span className="max-w-[32ch] truncate">{label}</span>
                  )}
                </li>
              </Fragment>
            )
          })}
        </ol>
      </nav>
      <div className="min-w-0 md:hidden">
        {above && !isHome ? (
          <Link
            to={above.to ?? '/'}
            className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-control px-2 text-15 font-label"
          >
            <Icon of={ChevronRight} />
            <span className="sr-only">بازگشت به </span>
            <span className="truncate">{above.label}</span>
          </Link>
        ) : (
          <HomeLink />
        )}
      </div>
    </>
  )
}

/** A longer trail folds the group on wider pages already; what this page lies in stays as long as it can. */
const folds = {
  short: { first: '', last: 'max-[1100px]:hidden', dots: 'min-[1100px]:hidden' },
  long: { first: 'max-[1400px]:hidden', last: 'max-[1100px]:hidden', dots: 'min-[1400px]:hidden' },
} as const

const Between = () => <Icon of={ChevronRight} size={16} mirror className="mx-1.5" />

/** The crumbs of this page: role, group and page from the menu, what lies below from the handles of its routes. */
function useTrail({ panel, groups }: PageCrumbsProps): Crumb[] {
  const { pathname } = useLocation()
  const matches = useMatches()
  const lit = litAt(pathname)
  const { panel: name, home } = rolePlaces[panel]
  const group = groups.find(({ entries }) => entries.some(lit))
  const entry = group?.entries.find(lit) ?? accountEntries.find(lit)
  const below = matches.flatMap(({ pathname: to, handle, loaderData }): readonly Crumb[] => {
    const crumb = (handle as Handle | undefined)?.crumb
    if (!crumb || to.length <= (entry?.to.length ?? 0)) return []
    const made = typeof crumb === 'function' ? (loaderData ? crumb(loaderData as never) : []) : crumb
    return typeof made === 'string' ? [{ label: made, to }] : made
  })
  return [
    { label: name, to: home },
    ...(group?.label ? [{ label: group.label }] : []),
    ...(entry ? [{ label: entry.label, to: entry.to }] : []),
    ...below,
  ]
}

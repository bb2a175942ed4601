import type { Role } from '@arvand/contracts/people'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { still } from '../ui/still.ts'
import { saveFolds, useFolds, useShutPage } from './fold-store.ts'
import { type Lit, litAt } from './lit-at.ts'
import { firstFolds, openGroups, readFolds } from './menu-folds.ts'
import type { FrameGroup, MenuEntry } from './menus.ts'
import { WaitingAt } from './waiting-count.tsx'

interface SideMenuProps {
  readonly panel: Role
  /** The menu's name for screen readers. */
  readonly label: string
  readonly groups: readonly FrameGroup[]
  /** The entries in the bar of a phone, which its sheet does not repeat. */
  readonly foot: readonly MenuEntry[]
}

/**
 * The groups of a menu: at the side rows under headings that fold, in the sheet of a phone four in a row. The server
 * reads from a cookie which are open, so that nothing moves at hydration; without JavaScript all are.
 */
export function SideMenu({ panel, label, groups, foot }: SideMenuProps) {
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const folds = readFolds(useFolds(), panel) ?? firstFolds(groups, panel)
  const isShut = useShutPage() === pathname
  const lit = litAt(pathname)
  const here = groups.find(({ entries }) => entries.some(lit))?.key
  const open = openGroups(groups, folds, here).filter((key) => !(isShut && key === here))

  function toggle(key: string) {
    const isOpen = open.includes(key)
    const wish = isOpen ? open.filter((one) => one !== key) : [...open, key]
    const room = roomOf(list.current)
    const shutPage = isOpen && key === here ? pathname : null
    saveFolds(
      panel,
      { room, open: openGroups(groups, { room, open: wish }, shutPage ? undefined : here) },
      shutPage,
    )
  }

  const shown = groups.flatMap(({ entries }) => entries.map((entry) => `${entry.to}${lit(entry) ? '*' : ''}`))
  const key = [panel, ...shown, ...open].join(' ')
  const isInFoot = ({ to }: MenuEntry) => foot.some((entry) => entry.to === to)
  return (
    <nav
      ref={list}
      aria-label={label}
      className="min-h-0 flex-1 overflow-y-auto px-4 pb-3 lg:px-3 lg:pt-1 lg:pb-0"
      {...still(key, () =>
        groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            panel={panel}
            isOpen={!group.label || open.includes(group.key)}
            lit={lit}
            isInFoot={isInFoot}
            onToggle={() => toggle(group.key)}
          />
        )),
      )}
    />
  )
}

/** How high the list may grow; where it scrolls anyway, under a finger or in a low window, without end. */
function roomOf(list: HTMLElement | null): number {
  const scrolls = window.innerHeight < 640 || window.matchMedia('(pointer: coarse)').matches
  return scrolls || !list ? 9999 : list.clientHeight
}

interface GroupProps {
  readonly panel: Role
  readonly group: FrameGroup
  readonly isOpen: boolean
  readonly lit: Lit
  readonly isInFoot: (entry: MenuEntry) => boolean
  readonly onToggle: () => void
}

function Group({ group: { key, label, entries }, panel, isOpen, lit, isInFoot, onToggle }: GroupProps) {
  const id = `menu-${key}`
  const onPhone = entries.every(isInFoot) ? 'max-lg:hidden' : ''
  return (
    <div className={`max-lg:border-t max-lg:border-line max-lg:py-2 ${onPhone}`}>
      {label ? (
        <>
          <h2 className="px-1 text-15 font-label text-muted lg:hidden">{label}</h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            className="mt-1.5 flex h-9 w-full items-center gap-2 rounded-control px-3 text-14 font-title hover:bg-sunken aria-expanded:font-label aria-expanded:text-muted max-lg:hidden [@media(scripting:none)]:pointer-events-none"
          >
            <span className="flex-1 text-start">{label}</span>
            {isOpen ? null : <WaitingAt panel={panel} entries={entries} />}
            <Icon
              of={ChevronDown}
              size={18}
              className={`transition-transform duration-120 ${isOpen ? '' : 'rotate-90'}`}
            />
          </button>
        </>
      ) : null}
      <ul
        id={id}
        aria-label={label || undefined}
        className={`max-lg:grid max-lg:grid-cols-4 max-lg:gap-y-2 ${isOpen ? '' : 'lg:hidden [@media(scripting:none)]:block!'}`}
      >
        {entries.map((entry) => (
          <li key={entry.to} className={isInFoot(entry) ? 'max-lg:hidden' : ''}>
            <Link to={entry.to} aria-current={lit(entry) ? 'page' : undefined} className={row}>
              {entry.icon ? (
                <Icon
                  of={entry.icon}
                  className="max-lg:h-11 max-lg:w-12 max-lg:px-3 max-lg:py-2.5 max-lg:text-primary-700"
                />
              ) : null}
              <span className="min-w-0 lg:flex-1">{entry.label}</span>
              {entry.waiting ? <WaitingAt panel={panel} entries={[entry]} look="row" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const row =
  'flex rounded-control aria-[current=page]:bg-primary-100 aria-[current=page]:font-label aria-[current=page]:text-primary-700 hover:bg-sunken relative max-lg:flex-col max-lg:items-center max-lg:px-1 max-lg:pb-2 max-lg:text-center max-lg:text-12 max-lg:font-label lg:min-h-[38px] lg:items-center lg:gap-3 lg:px-3 lg:text-15 lg:leading-normal lg:font-[530] lg:pointer-coarse:min-h-[46px]'

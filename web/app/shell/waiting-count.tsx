import type { Role } from '@arvand/contracts/people'
import { formatNumber } from '@arvand/persian/numbers'
import type { MenuEntry } from './menus.ts'
import { useWaitingAt, useWaitingIn } from './waiting.ts'

/** The number of waiting items behind entries of a menu; nothing while nothing waits. */
export function WaitingAt({ panel, entries, look }: AtProps) {
  return <Count of={useWaitingAt(panel, entries)} look={look} />
}

interface AtProps extends Look {
  readonly panel: Role
  readonly entries: readonly MenuEntry[]
}

/** What waits in some roles of a person. */
export function WaitingIn({ roles, look }: { roles: readonly Role[] } & Look) {
  return <Count of={useWaitingIn(roles)} look={look} />
}

interface Look {
  /** A pill beside words, which on a phone may lie on the icon instead; a number on an icon; or a dot on an icon. */
  readonly look?: 'pill' | 'row' | 'mark' | 'dot' | undefined
}

const pill =
  'grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent-100 px-1.5 text-12 leading-none font-title text-accent-800'
const looks = {
  pill,
  row: `${pill} max-lg:absolute max-lg:start-[calc(50%+4px)] max-lg:top-0`,
  mark: 'absolute start-[calc(50%+2px)] top-1 grid h-5 min-w-5 place-items-center rounded-full bg-accent-500 px-1 text-12 leading-none font-title text-on-accent',
  dot: 'absolute start-[calc(50%+6px)] top-2 size-2.5 rounded-full bg-accent-500 ring-2 ring-surface',
}

function Count({ of: count, look = 'pill' }: { of: number } & Look) {
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true" className={looks[look]}>
        {look === 'dot' ? null : count > 99 ? '+۹۹' : formatNumber(count)}
      </span>
      <span className="sr-only">، {formatNumber(count)} مورد منتظر</span>
    </>
  )
}

import type { Role } from '@arvand/contracts/people'
import type { FrameGroup } from './menus.ts'

/** Heights of the side menu in pixels (`side-menu.tsx`): its list has what brand and account leave of the window. */
const height = { row: 38, heading: 42, brand: 64, account: 69, edge: 4 }

/** The room of the list in the lowest window in which it shall not scroll: 768 px. */
export const lowestRoom = 768 - height.brand - height.account

/** The groups that a person opened in the menu of a role, the one opened longest ago first, and the list's room then. */
export interface Folds {
  readonly room: number
  readonly open: readonly string[]
}

/** The cookie holds each role's folds: `user.635.learning.buying_manager.635.finance`. */
export const foldsCookie = 'arvand.menu'

export function readFolds(text: string, role: Role): Folds | null {
  const own = text.split('_').find((part) => part.startsWith(`${role}.`))
  const [, room, ...open] = own?.split('.') ?? []
  return room ? { room: Number(room) || lowestRoom, open } : null
}

export function writeFolds(text: string, role: Role, { room, open }: Folds): string {
  const others = text.split('_').filter((part) => part && !part.startsWith(`${role}.`))
  return [...others, [role, Math.round(room), ...open].join('.')].join('_')
}

/** What is open in a menu before its person has chosen: the first two groups; of a manager the finances, or the first. */
export function firstFolds(groups: readonly FrameGroup[], role: Role): Folds {
  const keys = groups.filter(({ label }) => label).map(({ key }) => key)
  const own = role === 'manager' ? [keys.includes('finance') ? 'finance' : keys[0]] : keys.slice(0, 2)
  return { room: lowestRoom, open: own.filter((key) => key !== undefined) }
}

/**
 * The open groups: those of the folds and the group of the page. While they do not fit, the one opened longest ago is
 * folded, never the page's.
 */
export function openGroups(groups: readonly FrameGroup[], folds: Folds, here: string | undefined): string[] {
  const known = folds.open.filter((key) => groups.some((group) => group.key === key))
  const open = here === undefined || known.includes(here) ? [...known] : [...known, here]
  while (heightOf(groups, open) > folds.room) {
    const oldest = open.findIndex((key) => key !== here && key !== open.at(-1))
    if (oldest < 0) break
    open.splice(oldest, 1)
  }
  return open
}

function heightOf(groups: readonly FrameGroup[], open: readonly string[]): number {
  const headings = groups.filter(({ label }) => label).length
  const rows = groups
    .filter(({ key, label }) => !label || open.includes(key))
    .reduce((sum, { entries }) => sum + entries.length, 0)
  return height.edge + headings * height.heading + rows * height.row
}

import type { Role, Scope } from '@arvand/contracts/people'
import type { Visitor } from '../server-context.ts'
import type { Tone } from '../ui/badge.tsx'
import type { LucideIcon } from '../ui/icon.tsx'

/** One link to a screen. Only screens that exist are listed: `menus.test.ts` checks each against the routes. */
export interface MenuEntry {
  readonly to: string
  readonly label: string
  readonly icon?: LucideIcon
  /** Marked as current only on this very page, not below it. */
  readonly whole?: boolean
  /** The shape of the placeholder while its page loads; rows when left out. */
  readonly shape?: 'rows' | 'fields' | 'band'
  /** The role that sees it; when left out, everybody who has this menu. */
  readonly role?: Role
  /** The role from which it is hidden, because that role no longer needs it. */
  readonly exceptRole?: Role
  /** The scope that a manager needs, or several of which one is enough. */
  readonly scope?: Scope | readonly Scope[]
  /**
   * The codes of the waiting items that it leads to (`attention` of the homes), and how each is marked. The count on
   * the entry is their sum.
   */
  readonly waiting?: Readonly<Record<string, Mark>>
}

/** How a waiting item is marked: with the icon of its entry, unless it has its own. */
interface Mark {
  readonly tone: Tone
  readonly icon?: LucideIcon
}

export interface MenuGroup {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

/** A group in the menu of a frame; the device remembers by its key whether it is folded. */
export interface FrameGroup extends MenuGroup {
  readonly key: string
}

/** An entry as a feature offers it, in `panel-menu.ts`, `teacher-menu.ts` or `manager-menu.ts`. */
interface Offered<Group extends string> extends MenuEntry {
  readonly icon: LucideIcon
  readonly group: Group
  /** Its position in the group, in steps of ten, so that another entry fits between. */
  readonly order: number
  /** Its position in the bottom bar of a phone, where it may have a shorter label. */
  readonly phone?: { readonly order: number; readonly label?: string }
}

// The group `home` has no heading. What belongs to the account stands in the account menu instead (`account-entries.ts`).
export type PanelGroup = 'home' | 'learning' | 'classes' | 'community' | 'buying'
export type TeacherGroup = 'home' | 'teaching' | 'marking' | 'students' | 'income'
export type ManagerGroup = 'home' | 'content' | 'finance' | 'people' | 'support' | 'growth' | 'settings'
export type PanelEntry = Offered<PanelGroup>
export type TeacherEntry = Offered<TeacherGroup>
export type ManagerEntry = Offered<ManagerGroup>

/** The entries of each feature, by file. */
type Offers<Group extends string> = Readonly<Record<string, readonly Offered<Group>[]>>

/** The menu of a frame: its groups in their order, each with the entries that features add to it; no empty group. */
export function menuOf<Group extends string>(
  groups: Readonly<Record<Group, string>>,
  offers: Offers<NoInfer<Group>>,
): readonly FrameGroup[] {
  const entries = Object.values(offers)
    .flat()
    .toSorted((one, other) => one.order - other.order)
  return Object.entries<string>(groups)
    .map(([key, label]) => ({ key, label, entries: entries.filter(({ group }) => group === key) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The entries of the bottom bar of a phone. */
export const footOf = (offers: Offers<string>): readonly MenuEntry[] =>
  Object.values(offers)
    .flat()
    .flatMap((entry) => (entry.phone ? [{ entry, ...entry.phone }] : []))
    .toSorted((one, other) => one.order - other.order)
    .map(({ entry, label = entry.label }) => ({ ...entry, label }))

/** Whether a visitor may open a page: an entry hidden from the visitor also forbids all pages below it. */
export const mayOpen = (menu: readonly MenuGroup[], pathname: string, visitor: Visitor): boolean =>
  menu
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .every((entry) => maySee(entry, visitor))

function maySee({ role, exceptRole, scope }: MenuEntry, visitor: Visitor | null): boolean {
  if (!visitor) return !role && !exceptRole && !scope
  const { roles, scopes } = visitor
  if (role && !roles.includes(role)) return false
  return (
    !(exceptRole && roles.includes(exceptRole)) &&
    (!scope || [scope].flat().some((one) => scopes.includes(one)))
  )
}

/** A menu as one visitor sees it; empty groups are left out. */
export const seenBy = <Group extends MenuGroup>(menu: readonly Group[], visitor: Visitor | null): Group[] =>
  menu
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => maySee(entry, visitor)) }))
    .filter(({ entries }) => entries.length > 0)

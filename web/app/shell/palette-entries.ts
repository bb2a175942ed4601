import type { Role } from '@arvand/contracts/people'
import { searchKey } from '@arvand/persian/text'
import type { Visitor } from '../server-context.ts'
import { accountEntries, teachEntry } from './account-entries.ts'
import { type MenuGroup, seenBy } from './menus.ts'
import { footerMenu, publicMenu } from './public-menu.ts'

/** One line of the palette: a link. */
export interface PaletteEntry {
  readonly to: string
  readonly label: string
  /** The part of the site that it belongs to, «پنل», «مدیریت»…, or a few words about it. */
  readonly group: string
  /** Where the searched letters stand in the label. */
  readonly mark?: readonly (readonly [number, number])[] | undefined
}

/** Entries under one heading. */
export interface PaletteGroup {
  readonly title: string
  readonly entries: readonly PaletteEntry[]
  /** Stands above the pages of the site. */
  readonly isFirst?: boolean
}

/** Finds further groups for the typed text, e.g. search results; gets the text as it was typed. */
export type PaletteSource = (text: string, visitor: Visitor | null) => Promise<readonly PaletteGroup[]>

/** The menu of a frame, for those who have the role. */
export interface PaletteMenu {
  readonly group: string
  readonly menu: readonly MenuGroup[]
  readonly role: Role
}

/** The pages that a visitor may open, each once. */
export function pagesFor(menus: readonly PaletteMenu[], visitor: Visitor | null): PaletteEntry[] {
  const groups = [
    ...menus.filter(({ role }) => visitor?.roles.includes(role)),
    ...(visitor
      ? [{ group: 'حساب شما', menu: [{ label: '', entries: [...accountEntries, teachEntry] }] }]
      : []),
    { group: 'صفحه‌ها', menu: [{ label: '', entries: publicMenu }, ...footerMenu] },
  ]
  const entries = groups.flatMap(({ group, menu }) =>
    seenBy(menu, visitor).flatMap(({ entries }) => entries.map(({ to, label }) => ({ to, label, group }))),
  )
  const home = { to: '/', label: 'صفحهٔ نخست', group: 'صفحه‌ها' }
  return [...new Map([...entries, home].map((entry) => [entry.to, entry])).values()]
}

/** The entries whose words contain every typed word, whichever letter forms and digits were used. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = searchKey(typed).split(' ').filter(Boolean)
  return entries.filter(({ label, group }) => {
    const text = searchKey(`${label} ${group}`)
    return words.every((word) => text.includes(word))
  })
}

const mostOfGroup = 4

/** The pages in groups: without a text those of each menu, else the matching ones, among what the sources found. */
export function groupsFor(
  pages: readonly PaletteEntry[],
  typed: string,
  further: readonly PaletteGroup[],
): PaletteGroup[] {
  const isEmpty = typed.trim() === ''
  const ofPages = isEmpty
    ? [...Map.groupBy(pages, ({ group }) => group)].map(([title, entries]) => ({ title, entries }))
    : [{ title: 'صفحه‌ها', entries: matching(pages, typed) }]
  const all = [
    ...further.filter(({ isFirst }) => isFirst),
    ...ofPages,
    ...further.filter(({ isFirst }) => !isFirst),
  ]
  return all.flatMap((group) =>
    group.entries.length > 0 ? [{ ...group, entries: group.entries.slice(0, mostOfGroup) }] : [],
  )
}

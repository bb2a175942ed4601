import { searchKey } from '@arvand/persian/text'
import type { Visitor } from '../given.ts'
import { managerMenu } from './manager-menu.ts'
import { footerMenu, publicMenu, seenBy } from './menus.ts'
import { panelMenu } from './panel-menu.ts'
import { teacherMenu } from './teacher-menu.ts'

/** One line of the palette: a way to somewhere. */
export interface PaletteEntry {
  readonly to: string
  readonly label: string
  /** Where it belongs: «پنل», «مدیریت»… */
  readonly group: string
}

/** Further lines for what is typed, e.g. results of search; asked with the text as it stands. */
export type PaletteSource = (text: string) => Promise<readonly PaletteEntry[]>

/** The pages that a visitor may open, each once. */
export function pagesFor(visitor: Visitor | null): PaletteEntry[] {
  const groups = [
    ...(visitor ? [{ group: 'پنل من', menu: panelMenu }] : []),
    ...(visitor?.roles.includes('teacher') ? [{ group: 'تدریس', menu: teacherMenu }] : []),
    ...(visitor?.roles.includes('manager') ? [{ group: 'مدیریت', menu: managerMenu }] : []),
    { group: 'صفحه‌ها', menu: [{ label: '', entries: publicMenu }, ...footerMenu] },
  ]
  const entries = groups.flatMap(({ group, menu }) =>
    seenBy(menu, visitor).flatMap(({ entries }) => entries.map(({ to, label }) => ({ to, label, group }))),
  )
  const home = { to: '/', label: 'صفحهٔ نخست', group: 'صفحه‌ها' }
  return [...new Map([...entries, home].map((entry) => [entry.to, entry])).values()]
}

/** Those whose words hold every word that was typed, however their letters and digits were written. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = searchKey(typed).split(' ').filter(Boolean)
  return entries.filter(({ label, group }) => {
    const text = searchKey(`${label} ${group}`)
    return words.every((word) => text.includes(word))
  })
}

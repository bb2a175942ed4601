import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import config from '../routes.ts'
import { accountEntries, teachEntry } from '../shell/account-entries.ts'
import { firstFolds, lowestRoom, openGroups } from '../shell/menu-folds.ts'
import { mayOpen, seenBy } from '../shell/menus.ts'
import { matching, pagesFor } from '../shell/palette-entries.ts'
import { footerMenu, publicMenu } from '../shell/public-menu.ts'
import { managerFoot, managerMenu } from './manager-menu.ts'
import { paletteMenus } from './palette.tsx'
import { panelFoot, panelMenu } from './panel-menu.ts'
import { teacherFoot, teacherMenu } from './teacher-menu.ts'

const asObject = ({ path, index, children, file }: RouteConfigEntry): RouteObject =>
  index ? { index, id: file } : { path, id: file, children: children?.map(asObject) }

const routes = (config as RouteConfigEntry[]).map(asObject)

const menus = {
  publicMenu: [{ label: '', entries: publicMenu }],
  footerMenu,
  panelMenu,
  teacherMenu,
  managerMenu,
}
// Addresses in the help articles that come with Arvand.
const firstHelp = readFileSync(
  new URL('../../../server/modules/support/migrations/20261128T2012-first-help.sql', import.meta.url),
  'utf8',
)
const helpLinks = [...new Set([...firstHelp.matchAll(/"href":"(\/[^"]*)"/g)].map(([, to]) => to))]

const entries = [
  ...Object.entries(menus).flatMap(([menu, groups]) =>
    groups.flatMap((group) => group.entries.map(({ to }) => [menu, to])),
  ),
  ...[...panelFoot, ...teacherFoot, ...managerFoot].map(({ to }) => ['foot', to]),
  ...[...accountEntries, teachEntry].map(({ to }) => ['account', to]),
  ...helpLinks.map((to) => ['help', to]),
] as [string, string][]

test.each(entries)('%s leads to a page that exists: %s', (_, to) => {
  const file = matchRoutes(routes, to)?.at(-1)?.route.id
  expect(file).toBeDefined()
  expect(file).not.toContain('not-found')
})

const visitor = {
  id: '1',
  name: 'نیلوفر',
  mobile: null,
  email: null,
  image: null,
  scopes: [],
  roles: ['user'],
} as const

test('a manager without a scope opens no page of the managers but their own first one', () => {
  const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])])
  const pages = pathsOf(config as RouteConfigEntry[]).filter((path) => path.startsWith('/manage'))
  const manager = { ...visitor, roles: ['manager'] } as const
  expect(pages.length).toBeGreaterThan(25)
  expect(pages.filter((path) => mayOpen(managerMenu, path, manager))).toEqual(['/manage'])
  const keeper = { ...manager, scopes: ['finance'] } as const
  expect(mayOpen(managerMenu, '/manage/plus/new', keeper)).toBe(true)
  expect(mayOpen(managerMenu, '/manage/people', keeper)).toBe(false)
  // One of several scopes is enough.
  expect(mayOpen(managerMenu, '/manage/exports', { ...manager, scopes: ['support'] })).toBe(true)
  expect(mayOpen(managerMenu, '/manage/exports', { ...manager, scopes: ['settings'] })).toBe(false)
})

test('each group has entries, no two of them at one place', () => {
  for (const menu of [panelMenu, teacherMenu, managerMenu])
    for (const { entries } of menu) {
      expect(entries).not.toEqual([])
      const places = entries.map((entry) => (entry as { order?: number }).order)
      expect(new Set(places).size).toBe(places.length)
    }
})

test.each([
  ['user', panelMenu],
  ['teacher', teacherMenu],
  ['manager', managerMenu],
] as const)(
  'the menu of a %s does not scroll in a window of 768 px, wherever its person stands',
  (role, menu) => {
    for (const { key, entries } of menu) {
      const open = openGroups(menu, firstFolds(menu, role), key)
      const rows = menu
        .filter((group) => !group.label || open.includes(group.key))
        .flatMap((group) => group.entries)
      const headings = menu.filter(({ label }) => label).length
      expect(open.includes(key) || entries.length === 1).toBe(true)
      expect(rows.length * 38 + headings * 42).toBeLessThan(lowestRoom)
    }
  },
)

test('the first group of each menu is its home, the only one without a heading', () => {
  for (const menu of [panelMenu, teacherMenu, managerMenu]) {
    expect(menu.filter(({ label }) => !label)).toEqual([menu[0]])
    expect(menu[0]?.entries.map(({ label }) => label)).toEqual(['خانه'])
  }
})

const toldBy = (menu: typeof teacherMenu, code: string) =>
  menu.flatMap(({ entries }) => entries.filter(({ waiting = {} }) => code in waiting).map(({ to }) => to))

test('what a teacher has to mark is counted at one entry, the one of marking', () => {
  const marking = teacherMenu.flatMap(({ entries }) => entries).find(({ label }) => label === 'تصحیح')
  for (const code of ['courses.to-mark', 'exams.to-mark'])
    expect(toldBy(teacherMenu, code)).toEqual([marking?.to])
})

test('money of which nobody knows where it is has the tone of danger in the menu of managers', () => {
  const marks = managerMenu.flatMap(({ entries }) => entries.map(({ waiting = {} }) => waiting))
  for (const code of ['commerce.payments-waiting', 'commerce.partsInDoubt-waiting'])
    expect(marks.flatMap((mark) => mark[code]?.tone ?? [])).toEqual(['danger'])
})

test('a group with nothing to see is left out', () => {
  const menu = [{ label: 'x', entries: [{ to: '/x', label: 'x', role: 'manager' as const }] }]
  expect(seenBy(menu, visitor)).toEqual([])
})

test('the palette finds a page by a few letters, however they are typed', () => {
  const pages = pagesFor(paletteMenus, null)
  expect(matching(pages, 'بازپرداخت').map(({ to }) => to)).toEqual(['/refunds'])
  expect(matching(pages, 'قوانين').map(({ to }) => to)).toEqual(['/terms'])
  expect(matching(pages, '')).toHaveLength(pages.length)
  expect(matching(pages, 'چیزی که نیست')).toEqual([])
})

test('a stranger sees no page of the panel, a learner none of the managers', () => {
  expect(
    pagesFor(paletteMenus, null)
      .map(({ to }) => to)
      .filter((to) => to.startsWith('/panel')),
  ).toEqual([])
  expect(
    pagesFor(paletteMenus, visitor)
      .map(({ to }) => to)
      .filter((to) => to.startsWith('/manage')),
  ).toEqual([])
})

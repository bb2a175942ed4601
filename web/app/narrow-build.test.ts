import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { narrowBuilds } from './narrow-build.ts'
import config from './routes.ts'

type Routes = ServerBuild['routes']

/** The routes of the web in the form of its build. */
function builtRoutes(entries: RouteConfigEntry[], parentId: string): Routes {
  return Object.fromEntries(
    entries.flatMap(({ id, file, path, index, children = [] }) => {
      const own = id ?? file
      return [
        [own, { id: own, parentId, path, index, module: { default: () => null } }],
        ...Object.entries(builtRoutes(children, own)),
      ]
    }),
  ) as Routes
}

const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  ...builtRoutes(config as RouteConfigEntry[], 'root'),
} as unknown as Routes
const whole = { routes, assets: { routes } } as unknown as ServerBuild
const narrowFor = narrowBuilds(whole)

function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return [index ? { id, index } : { id, path, children: treeOf(build, id) }]
  }) as RouteObject[]
}

const wholeTree = treeOf(whole)
const found = (tree: RouteObject[], path: string) =>
  matchRoutes(tree, path)?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }))

/** An address for each route, and some addresses that match unusually or not at all. */
const addresses = [
  ...Object.values(routes).flatMap((route) => (route ? [addressOf(route.id)] : [])),
  '/',
  '/nothing/here',
  '/panel/nothing',
  '/PANEL/Notices',
  '/panel/notices/',
  '/p%61nel',
  '/courses/%D8%AC%D8%A8%D8%B1',
  '/courses/a%2Fb',
  '/courses/%E0%A4%A',
  '//panel',
]

function addressOf(id: string): string {
  const parts: string[] = []
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId)
    parts.unshift(routes[at]?.path ?? '')
  return `/${parts.filter(Boolean).join('/')}`.replace(/:[\w-]+/g, 'some').replace('*', 'a/b')
}

test.each(addresses)('%s and all above it are answered as by the whole', (address) => {
  const narrow = treeOf(narrowFor(address))
  const segments = address.split('/')
  for (let length = segments.length; length > 0; length--) {
    const path = segments.slice(0, length).join('/') || '/'
    expect(found(narrow, path)).toEqual(found(wholeTree, path))
  }
})

test('most of the routes are left out, and the same build is given for the same', () => {
  const learn = narrowFor('/learn/one/two')
  expect(Object.keys(learn.routes).length).toBeLessThan(Object.keys(routes).length / 5)
  expect(Object.keys(learn.assets.routes)).toEqual(Object.keys(learn.routes))
  expect(narrowFor('/learn/other/lesson')).toBe(learn)
})

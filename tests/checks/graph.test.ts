import { expect, test } from 'vitest'
import { partBorders } from '../../tools/checks/borders.ts'
import { graph } from '../../tools/checks/graph.ts'
import { findingsOf } from './findings.ts'

const stated = `export const graph = {
  identity: [],
  support: ['identity'],
  wallet: ['identity'],
  commerce: ['wallet', 'identity'],
} as const satisfies Record<string, readonly string[]>`

const good = {
  'server/modules.ts': stated,
  'server/modules/identity/index.ts': "import '#platform/clock'",
  'server/modules/support/index.ts': '',
  'server/modules/wallet/index.ts': "export { debit } from './debit.ts'",
  'server/modules/wallet/debit.ts': "import { person } from '#modules/identity'",
  'server/modules/commerce/pay.ts': "import { debit } from '#modules/wallet'",
  'server/modules/commerce/routes/panel.ts': "import { pay } from '../pay.ts'",
  'server/modules/commerce/testing.ts': "import { aPerson } from '#testing/identity'",
  'server/modules/commerce/pay.test.ts': "import '#server/testing/app'\nimport '../../testing/app.ts'",
  'server/modules/commerce/testing/shop.ts': "import { assembleModules } from '#server/modules'",
  'server/plugs/sellable.ts': "import type { Db } from '#platform/database'",
  'server/modules/wallet/sold.ts': "import type { Sellable } from '#plugs/sellable'",
  'server/testing/app.ts': '',
  'server/platform/clock.ts': '',
}

test.each(["import type { Leg } from '#modules/wallet'", "import { transaction } from '#platform/database'"])(
  'a plug is a leaf of types: %s',
  async (text) => {
    const found = await findingsOf(graph, { ...good, 'server/plugs/sellable.ts': text })
    expect(found).toEqual([expect.stringContaining('server/plugs/sellable.ts:1 a plug imports')])
  },
)

test('a light door leads to pure functions alone, along the same arrows', async () => {
  const light = {
    ...good,
    'server/modules/wallet/pure.ts': "export { sum } from './sum.ts'\nexport { fee } from './fee.ts'",
    'server/modules/wallet/sum.ts': "import type { Db } from '#platform/database'",
    'server/modules/wallet/fee.ts': '',
    'server/modules/commerce/read-sheet.ts': "import { sum } from '#pure/wallet'",
  }
  expect(await findingsOf(graph, light)).toEqual([])
  const heavy = { ...light, 'server/modules/wallet/fee.ts': "import { now } from '#platform/clock'" }
  expect(await findingsOf(graph, heavy)).toEqual([
    expect.stringContaining('server/modules/wallet/fee.ts:1 imports #platform/clock behind a light door'),
  ])
  const up = { ...light, 'server/modules/identity/up.ts': "import { sum } from '#pure/wallet'" }
  expect(await findingsOf(graph, up)).toEqual([expect.stringContaining('no arrow identity → wallet')])
})

test('calls along the arrows pass', async () => {
  expect(await findingsOf(graph, good)).toEqual([])
})

test.each([
  ['wallet/up.ts', "import { pay } from '#modules/commerce'", 'no arrow wallet → commerce'],
  ['support/up.ts', "import type { Order } from '#modules/commerce'", 'no arrow support → commerce'],
  [
    'commerce/a.ts',
    "import type { TicketContext, Ticket } from '#modules/support'",
    'no arrow commerce → support',
  ],
  ['commerce/a.ts', "import { openTicket } from '#modules/support'", 'no arrow commerce → support'],
  ['commerce/a.ts', "export { debit } from '#modules/identity/deep'", 'no arrow commerce → identity/deep'],
  ['commerce/a.ts', "const late = await import('#modules/support')", 'no arrow commerce → support'],
  ['commerce/a.ts', "import { pay } from '#modules/commerce'", 'its own door'],
  ['commerce/a.ts', "import { debit } from '../wallet/debit.ts'", 'leaves its module'],
  ['commerce/a.ts', "import { anApp } from '../../testing/app.ts'", 'leaves its module'],
  ['commerce/routes/a.ts', "import { clock } from '../../../platform/clock.ts'", 'leaves its module'],
  ['commerce/a.ts', "import { aPerson } from '#testing/identity'", 'for tests and builders alone'],
  ['commerce/a.ts', "import { anApp } from '#server/testing/app'", 'for tests and builders alone'],
  ['commerce/a.ts', "import { graph } from '#server/modules'", 'stands above it'],
  ['../platform/a.ts', "import { person } from '#modules/identity'", 'no arrow platform → identity'],
])('server/modules/%s with %s is told', async (path, code, sentence) => {
  const file = path.startsWith('..') ? path.replace('..', 'server') : `server/modules/${path}`
  expect(await findingsOf(graph, { ...good, [file]: `\n${code}` })).toEqual([
    expect.stringMatching(new RegExp(`^${file}:2 .*${sentence}`)),
  ])
})

test('the demo stands above all modules and enters by doors', async () => {
  const file = 'demo/wallet/fill.ts'
  const told = (text: string) => findingsOf(graph, { ...good, 'demo/ids.ts': '', [file]: text })
  expect(await told("import '#modules/wallet'\nimport '#testing/wallet'\nimport '../ids.ts'")).toEqual([])
  for (const past of ['../../server/modules/wallet/debit.ts', '@arvand/server/modules/wallet'])
    expect(await told(`\nimport '${past}'`)).toEqual([
      expect.stringContaining(`${file}:2 leaves the demo by a path`),
    ])
})

test('a start in demo mode knows the demo, and tests; nobody else', async () => {
  const known = (file: string) => {
    const up = '../'.repeat(file.split('/').length - 1)
    return findingsOf(partBorders, { 'demo/fill.ts': '', [file]: `import '${up}demo/fill.ts'` })
  }
  expect(await known('server/start/demo.ts')).toEqual([])
  expect(await known('server/modules/courses/plans.test.ts')).toEqual([])
  for (const file of ['server/start/start.ts', 'server/modules/wallet/index.ts', 'web/app/root.tsx'])
    expect(await known(file)).toEqual([expect.stringContaining('only a start in demo mode knows the demo')])
})

test('an arrow is not transitive', async () => {
  const without = stated.replace("commerce: ['wallet', 'identity']", "commerce: ['wallet']")
  const files = {
    ...good,
    'server/modules.ts': without,
    'server/modules/commerce/a.ts': "import '#modules/identity'",
  }
  expect(await findingsOf(graph, files)).toEqual([expect.stringContaining('no arrow commerce → identity')])
})

test('the statement itself is held: every module, no unknown one, no ring', async () => {
  const told = (from: string, to: string) =>
    findingsOf(graph, { 'server/modules.ts': stated.replace(from, to) })
  expect(await findingsOf(graph, { ...good, 'server/modules/live/index.ts': '' })).toEqual([
    'server/modules.ts:1 does not state live',
  ])
  expect(await told("support: ['identity']", "support: ['media']")).toEqual([
    'server/modules.ts:1 support → media: there is no media',
  ])
  expect(await told('identity: []', "identity: ['commerce']")).toContain(
    'server/modules.ts:1 a ring of arrows through identity',
  )
})

const manifests = {
  'persian/package.json': JSON.stringify({ exports: { './*': './*.ts' } }),
  'contracts/package.json': JSON.stringify({ exports: { './*': './*.ts' } }),
  'web/package.json': JSON.stringify({ imports: { '#app/*': './app/*' } }),
  'persian/digits.ts': '',
  'contracts/panel/live.ts': '',
  'server/app.ts': '',
  'web/app/features/live/index.ts': '',
  'web/app/features/live/card.tsx': '',
  'web/app/api/call.ts': '',
  'web/app/root.tsx': '',
}

test('the parts of the repository know only what is below them', async () => {
  const files = {
    ...manifests,
    'server/pages.ts': "import type { ServerContext } from '../web/app/server-context.ts'",
    'web/app/server-context.ts': '',
    'contracts/fields.ts': "import '@arvand/persian/digits'",
    'web/app/ui/digits-field.tsx': "import '@arvand/persian/digits'",
    'web/app/features/home/home.tsx':
      "import '#app/features/live/index.ts'\nimport '@arvand/contracts/panel/live'",
  }
  expect(await findingsOf(partBorders, files)).toEqual([])
})

test.each([
  ['persian/a.ts', "import '@arvand/contracts/panel/live'", 'persian imports nothing of ours'],
  ['contracts/a.ts', "import '../server/app.ts'", 'contracts know neither side'],
  ['server/a.ts', "import '../web/app/api/call.ts'", 'by its build alone'],
  ['web/app/a.tsx', "import type { App } from '../../server/app.ts'", 'by contracts alone'],
  ['web/app/ui/a.tsx', "import '#app/api/call.ts'", 'ui knows no route'],
  ['web/app/ui/a.tsx', "import '@arvand/contracts/panel/live'", 'ui knows no domain'],
  ['web/app/features/home/a.tsx', "import '../live/card.tsx'", 'through its index.ts'],
  ['web/app/features/live/a.tsx', "import '../../root.tsx'", 'what composes the app stands above'],
  ['web/app/shell/a.tsx', "import '../features/live/index.ts'", 'it knows no feature'],
  ['web/app/api/a.ts', "const live = import('../features/live/index.ts')", 'it knows no feature'],
  ['web/app/shell/a.ts', "import.meta.glob('../features/*/menu.ts')", 'only frames gather'],
])('%s with %s is told', async (file, code, sentence) => {
  expect(await findingsOf(partBorders, { ...manifests, [file]: code })).toEqual([
    expect.stringContaining(sentence),
  ])
})

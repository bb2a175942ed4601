import { expect, test } from 'vitest'
import { cycles } from '../../tools/checks/cycles.ts'
import { findingsOf } from './findings.ts'

const manifests = {
  'server/package.json': JSON.stringify({
    imports: { '#modules/*': './modules/*/index.ts', '#server/*': './*.ts' },
  }),
  'contracts/package.json': JSON.stringify({ exports: { './*': './*.ts' } }),
}

test('a tree of imports passes', async () => {
  const files = {
    'server/a.ts': "import './b.ts'\nimport './c.ts'",
    'server/b.ts': "import './c.ts'",
    'server/c.ts': "import 'node:fs'",
  }
  expect(await findingsOf(cycles, files)).toEqual([])
})

test('a ring is told once, by its shortest way', async () => {
  const files = {
    'server/a.ts': "\nimport './b.ts'",
    'server/b.ts': "import './c.ts'\nimport './a.ts'",
    'server/c.ts': "import './a.ts'",
    'server/d.ts': "import './a.ts'",
  }
  expect(await findingsOf(cycles, files)).toEqual([
    'server/a.ts:2 import cycle: server/a.ts → server/b.ts → server/a.ts',
  ])
})

test.each([
  ["import type { B } from './b.ts'", 'a type'],
  ["export { b } from './b.ts'", 'a re-export'],
  ["const b = await import('./b.ts')", 'a late import'],
  ["type B = import('./b.ts').B", 'a type taken in place'],
])('%s closes a ring', async (code) => {
  const found = await findingsOf(cycles, { 'web/a.tsx': code, 'web/b.ts': "import './a.tsx'" })
  expect(found).toEqual(['web/a.tsx:1 import cycle: web/a.tsx → web/b.ts → web/a.tsx'])
})

test('imports by the names of the workspaces are followed', async () => {
  const files = {
    ...manifests,
    'server/modules/live/index.ts': "import '@arvand/contracts/panel/live'\nimport '#server/app'",
    'server/app.ts': "import '#modules/live'",
    'contracts/panel/live.ts': '',
  }
  expect(await findingsOf(cycles, files)).toEqual([
    'server/app.ts:1 import cycle: server/app.ts → server/modules/live/index.ts → server/app.ts',
  ])
})

test('the imports of one workspace lead through the exports of another', async () => {
  const doors = {
    'demo/package.json': JSON.stringify({
      imports: { '#modules/*': '@arvand/server/modules/*', '#server/*': '@arvand/server/server/*' },
    }),
    'server/package.json': JSON.stringify({
      exports: { './modules/*': './modules/*/index.ts', './server/start': './start.ts' },
    }),
  }
  const ring = (by: string, file: string) => ({
    ...doors,
    'demo/fill.ts': `import '${by}'`,
    [file]: `import '${'../'.repeat(file.split('/').length - 1)}demo/fill.ts'`,
  })
  expect(await findingsOf(cycles, ring('#modules/wallet', 'server/modules/wallet/index.ts'))).toHaveLength(1)
  expect(await findingsOf(cycles, ring('#server/start', 'server/start.ts'))).toHaveLength(1)
  expect(await findingsOf(cycles, ring('#server/start/deep', 'server/start/deep.ts'))).toEqual([])
})

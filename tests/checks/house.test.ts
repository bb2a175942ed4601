import { expect, test } from 'vitest'
import { house, withGraph } from '../../tools/checks/house.ts'
import { treeOf } from '../../tools/tree.ts'
import { findingsOf } from './findings.ts'

const page = `# The house

## The tree at a glance
\`\`\`
server/
  modules.ts   who may call whom
  plugs/       what is offered
\`\`\`

## The graph
| module | may call |
|---|---|
| calendar | nobody |
| live | calendar |
`
const files = {
  'docs.md': '',
  'server/modules.ts': "export const graph = { calendar: [], live: ['calendar'] } as const\n",
  'server/plugs/graded.ts': '',
}
const saysOf = (more: Readonly<Record<string, string>>) =>
  findingsOf(house, { ...files, 'docs/house.md': page, ...more })

test('a page that draws the tree and the graph as they are', async () => {
  const drawn = page.replace('server/', 'docs/   the page\nserver/')
  expect(await saysOf({ 'docs/house.md': drawn })).toEqual([])
})

test('a folder that is not drawn, and one that is gone', async () => {
  const drawn = page.replace('  plugs/', '  doors/')
  expect(await saysOf({ 'docs/house.md': drawn })).toEqual([
    'docs/house.md:7 draws server/doors/, which is not there',
    'docs/house.md:5 does not draw docs/',
    'docs/house.md:5 does not draw server/plugs/',
  ])
})

test('an arrow that the page does not know', async () => {
  const arrows = "export const graph = { calendar: [], live: ['calendar', 'media'] } as const\n"
  expect((await saysOf({ 'server/modules.ts': arrows })).slice(1)).toEqual([
    'docs/house.md:11 is not the graph of server/modules.ts; `npm run schema` prints it',
  ])
  const tree = treeOf({ 'server/modules.ts': arrows })
  expect(withGraph(page, tree)).toBe(page.replace('| live | calendar |', '| live | calendar, media |'))
})

test('no page', async () => {
  expect(await findingsOf(house, files)).toEqual(['docs/house.md:1 is missing'])
})

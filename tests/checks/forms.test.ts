import { expect, test } from 'vitest'
import { formsBut } from '../../tools/checks/forms.ts'
import type { Tree } from '../../tools/tree.ts'
import { findingsOf } from './findings.ts'

const page = 'web/app/features/live/page.tsx'
const byHand = expect.stringContaining('a form read by hand')
const other = expect.stringContaining('no `formAction`')

const all = (tree: Tree) => formsBut(tree, {})

test.each([
  ['an action of its own', 'export const action = formAction({ save: submitTo(saveRoom, { done: "" }) })'],
  ['one with more in its answer', 'export const action = formAction<Told>({ save })'],
  ['a name for one', 'const decide = formAction({ save })\nexport const action = decide'],
  ['one that is exported below', 'const action = formAction({ save })\nexport { action }'],
  [
    'one that is made',
    'const change = (what: string) => formAction({ save })\nexport const action = change("room")',
  ],
  [
    'one that is called',
    'const of = (id: string) => formAction({ save })\nexport const action = (args) => of(args.id)(args)',
  ],
  ['no action', 'export const loader = () => null\nconst form = new FormData(event.currentTarget)'],
])('%s is right', async (_, code) => {
  expect(await findingsOf(all, { [page]: code })).toEqual([])
})

test('an action of another file is followed there', async () => {
  const beside = 'web/app/features/live/decide.ts'
  const code = "import { decide } from './decide.ts'\n\nexport const action = decide"
  const passedOn = "export { decide as action } from './decide.ts'"
  const [right, wrong] = ['export const decide = formAction({ save })', 'export async function decide() {}']
  for (const [line, text] of [
    [3, code],
    [1, passedOn],
  ] as const) {
    expect(await findingsOf(all, { [page]: text, [beside]: right })).toEqual([])
    const found = await findingsOf(all, { [page]: text, [beside]: wrong })
    expect(found).toEqual([other])
    expect(found[0]).toContain(`${page}:${line} `)
  }
})

test.each([
  ['export async function action({ request }) {}'],
  ['export const action = async ({ request }) => null'],
  ['export const action = (sent) => { return decide(sent) }'],
  ['const decide = keepCalm({ save })\nexport const action = decide'],
  ["import { decide } from 'elsewhere'\nexport const action = decide"],
])('%s is told', async (code) => {
  expect(await findingsOf(all, { [page]: code })).toEqual([other])
})

test('a form that is read by hand is told, however it is asked for', async () => {
  const code =
    "const form = await request.formData()\nconst copy = await request.clone().formData()\nformText(form, 'name')"
  const found = await findingsOf(all, { [page]: code })
  expect(found).toEqual([byHand, byHand, byHand])
  expect(found.map((one) => one.split(' ')[0])).toEqual([1, 2, 3].map((line) => `${page}:${line}`))
})

test('where forms are read for everybody, in tests and in what is excused, they are read by hand', async () => {
  const code = 'const form = await request.formData()'
  const files = { 'web/app/api/form-action.ts': code, 'web/app/shell/a.test.ts': code, [page]: code }
  expect(await findingsOf((tree) => formsBut(tree, { [page]: 'why' }), files)).toEqual([])
})

test('an excuse that is needed no more is told', async () => {
  expect(await findingsOf((tree) => formsBut(tree, { [page]: 'why' }), { [page]: '' })).toEqual([
    expect.stringContaining('take it off the list'),
  ])
})

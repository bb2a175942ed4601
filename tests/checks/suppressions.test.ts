import { expect, test } from 'vitest'
import { suppressions } from '../../tools/checks/suppressions.ts'
import { findingsOf } from './findings.ts'

test.each([
  '// biome-ignore lint/a11y/noAutofocus: the dialog moves the focus itself',
  '// @ts-expect-error the types of pg lack this event',
  '// oxlint-disable-next-line no-floating-promises -- the process ends with it',
  "const words = 'biome-ignore'",
  'const company = 1 // any company',
])('%s passes', async (code) => {
  expect(await findingsOf(suppressions, { 'server/a.ts': code })).toEqual([])
})

test.each([
  ['// biome-ignore lint/a11y/noAutofocus: <explanation>', 'biome-ignore without a reason'],
  ['// biome-ignore lint/a11y/noAutofocus', 'biome-ignore without a reason'],
  ['// @ts-expect-error', '@ts-expect-error without a reason'],
  ['// @ts-ignore the types are wrong here', '@ts-ignore hides'],
  ['// @ts-nocheck', '@ts-nocheck hides'],
  ['/* eslint-disable */', 'eslint-disable without a reason'],
  ['// oxlint-disable-next-line no-floating-promises', 'oxlint-disable without a reason'],
  ['const one = (two: any) => two', 'any: use unknown'],
  ['const one = two as any', 'any: use unknown'],
])('%s is refused', async (code, sentence) => {
  expect(await findingsOf(suppressions, { 'server/a.ts': `\n${code}` })).toEqual([
    expect.stringContaining(`server/a.ts:2 ${sentence}`),
  ])
})

test('style sheets are read too', async () => {
  const css = 'a { color: red; }\n/* biome-ignore lint/complexity/noImportantStyles: */\n'
  expect(await findingsOf(suppressions, { 'web/app/a.css': css })).toEqual([
    expect.stringContaining('web/app/a.css:2 biome-ignore without a reason'),
  ])
})

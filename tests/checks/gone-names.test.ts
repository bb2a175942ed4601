import { expect, test } from 'vitest'
import { goneNames } from '../../tools/checks/gone-names.ts'
import { findingsOf } from './findings.ts'

test('the words that took their place are heard of nowhere', async () => {
  const files = {
    'server/modules/commerce/factor-notice-types.ts': 'export const factorNoticeTypes = []\n',
    'web/app/shell/retry.ts': 'export function retry() {}\n',
    'server/plugs/sellable.ts': 'export interface Sellable {}\nconst Sells = 1\nwork(Sells)\n',
  }
  expect(await findingsOf(goneNames, files)).toEqual([])
})

test.each([
  ['server/modules/commerce/kinds-of-factors.ts', 'the word is factor-notice-types'],
  ['web/app/shell/patience.test.ts', 'the word is retry'],
  ['server/modules/commerce/openers/course.ts', 'the word is grant'],
])('%s is an old name', async (file, sentence) => {
  expect(await findingsOf(goneNames, { [file]: '' })).toEqual([expect.stringContaining(sentence)])
})

test.each([
  ['export interface Sells {}', 'Sells is an old name; the word is Sellable'],
  ['export type Opener = () => void', 'Opener is an old name'],
  ['export const hasIt = 1', 'the word is alreadyOwns'],
  ['export async function makeRouterPatient() {}', 'the word is navigationRetry'],
  ["export { closers } from './closing.ts'", 'the word is revoke'],
  ["export { one as isPatient } from './one.ts'", 'the word is retry'],
])('%s is an old name', async (code, sentence) => {
  expect(await findingsOf(goneNames, { 'server/a.ts': code })).toEqual([expect.stringContaining(sentence)])
})

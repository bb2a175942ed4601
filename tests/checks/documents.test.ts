import { expect, test } from 'vitest'
import { documents } from '../../tools/checks/documents.ts'
import { findingsOf } from './findings.ts'

const good = {
  'README.md': '# Arvand\n[words](docs/words.md), [site](https://example.org)\n',
  'docs/words.md': '[up](../README.md#top), docs/decisions/0001\n',
  'docs/decisions/0001-holidays.md': '# 0001\n',
  'server/modules/live/index.ts': '',
  'server/modules/live/README.md': '# live\n',
}
const told = (changes: Record<string, string>) => findingsOf(documents, { ...good, ...changes })

test('short documents whose links lead somewhere pass', async () => {
  expect(await told({})).toEqual([])
})

test.each([
  ['README.md', 'line\n'.repeat(61), '61 lines; it stops at 60'],
  ['server/modules/live/README.md', 'line\n'.repeat(31), '31 lines; it stops at 30'],
  ['docs/decisions/0002-long.md', 'line\n'.repeat(61), '61 lines; it stops at 60'],
  ['docs/decisions/0001-twin.md', '', 'has the number of docs/decisions/0001-holidays.md'],
  ['docs/decisions/holidays.md', '', 'a decision is named 0001-what-it-is.md'],
  [
    'server/modules/live/rooms.ts',
    '// decisions 0001, 0007',
    'refers to decision 0007, which is not there; the file that names it after «From» has it',
  ],
  [
    'docs/decisions/0002-locks.md',
    'From 0008. The order is as before (0007).',
    'refers to decision 0007, which is not there; the file that names it after «From» has it',
  ],
  ['docs/words.md', '[a](nowhere.md)', 'links to nowhere.md, which is not there'],
])('%s: %#', async (file, text, sentence) => {
  expect(await told({ [file]: text })).toEqual([`${file}:1 ${sentence}`])
})

test('a module without a README is told', async () => {
  expect(await told({ 'server/modules/wallet/index.ts': '' })).toEqual([
    expect.stringContaining('server/modules/wallet/README.md:1 is missing'),
  ])
})

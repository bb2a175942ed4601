import { checkReceipts, type ReceiptedSave } from '@arvand/contracts/receipts'
import { expect, test } from 'vitest'
import { fingerprintOf } from '#platform/once'
import { digestOf, keySetOf, receiptKeysOf, signReceipt } from './receipts.ts'

const keys = receiptKeysOf('a secret of this installation')
const attemptId = 'attempt'
const saves: ReceiptedSave[] = []
for (const [at, value] of ['a', 'b', 'c'].entries()) {
  const sequence = at + 1
  const answers = [{ questionId: 'question', value, flagged: false }]
  const before = saves.at(-1)?.receipt
  const receipt = signReceipt(keys, {
    attempt: attemptId,
    sequence,
    at: `2026-11-26T08:00:0${at}.000Z`,
    answers: fingerprintOf({ attemptId, sequence, answers }).toString('base64url'),
    previous: before === undefined ? null : digestOf(before),
  })
  saves.push({ sequence, answers, receipt })
}
const [first, second, third] = saves as [ReceiptedSave, ReceiptedSave, ReceiptedSave]
const faultsOf = async (of: readonly ReceiptedSave[], signedBy = keys, id = attemptId) =>
  (await checkReceipts({ attemptId: id, saves: of }, keySetOf(signedBy))).map(({ fault }) => fault)

test('a whole chain proves its answers and when they were saved, in whatever order it is written', async () => {
  const checked = await checkReceipts({ attemptId, saves: [third, first, second] }, keySetOf(keys))
  expect(checked.map(({ sequence, fault, isAfterGap }) => [sequence, fault, isAfterGap])).toEqual([
    [1, null, false],
    [2, null, false],
    [3, null, false],
  ])
  expect(checked.at(-1)).toMatchObject({ at: '2026-11-26T08:00:02.000Z', answers: third.answers })
})

test('all processes of an installation sign alike, and no other installation', async () => {
  expect(await faultsOf(saves, receiptKeysOf('a secret of this installation'))).toEqual([null, null, null])
  expect(await faultsOf(saves, receiptKeysOf('another installation'))).toEqual([
    'unsigned',
    'unsigned',
    'unsigned',
  ])
})

test('changed answers, changed receipts and those of another attempt are told', async () => {
  const changed = { ...second, answers: [{ questionId: 'question', value: 'd', flagged: false }] }
  expect(await faultsOf([first, changed, third])).toEqual([null, 'other-answers', null])
  const payload = Buffer.from(second.receipt.split('.')[0] ?? '', 'base64url')
    .toString()
    .replace(':01.', ':09.')
  const forged = [Buffer.from(payload).toString('base64url'), second.receipt.split('.')[1]].join('.')
  expect(await faultsOf([first, { ...second, receipt: forged }, third])).toEqual([
    null,
    'unsigned',
    'not-chained',
  ])
  expect(await faultsOf([{ ...first, receipt: 'no receipt' }])).toEqual(['unsigned'])
  expect(await faultsOf([first], keys, 'another')).toEqual(['foreign'])
  expect(await faultsOf([{ ...second, sequence: 1 }])).toEqual(['foreign'])
})

test('a part of a chain is proved, and where saves are missing is told', async () => {
  const checked = await checkReceipts({ attemptId, saves: [third] }, keySetOf(keys))
  expect(checked).toMatchObject([{ sequence: 3, fault: null, isAfterGap: true }])
  expect(await faultsOf([first, third])).toEqual([null, null])
  const twice = await checkReceipts({ attemptId, saves: [first, first] }, keySetOf(keys))
  expect(twice.map(({ fault, isAfterGap }) => [fault, isAfterGap])).toEqual([
    [null, false],
    ['not-chained', false],
  ])
})

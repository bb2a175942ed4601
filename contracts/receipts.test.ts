import { expect, test } from 'vitest'
import { readReceiptsFile } from './receipts.ts'

test('only a file of receipts is read', () => {
  const save = { sequence: 1, answers: [{ questionId: 'one', value: 'a', flagged: false }], receipt: 'a.b' }
  const file = { attemptId: 'attempt', saves: [save] }
  expect(readReceiptsFile(JSON.stringify(file))).toEqual(file)
  const others = ['', 'null', '[]', '{', '{"attemptId":1,"saves":[]}', '{"attemptId":"a","saves":{}}']
  for (const wrong of [
    { ...save, sequence: '1' },
    { ...save, answers: [null] },
    { ...save, receipt: 1 },
    null,
  ])
    others.push(JSON.stringify({ attemptId: 'attempt', saves: [wrong] }))
  expect(others.map(readReceiptsFile)).toEqual(others.map(() => null))
})

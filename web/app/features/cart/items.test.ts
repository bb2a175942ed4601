import { expect, test } from 'vitest'
import { addressOf, itemsOfAddress } from './items.ts'

const id = '01a0d106-dc2e-7296-a1eb-a5677ecead3f'

test('an address names courses and plans, each once', () => {
  const params = new URLSearchParams([
    ['add', `course:${id}`],
    ['add', `course:${id}`],
    ['add', `plan:${id}`],
  ])
  const items = itemsOfAddress(params)
  expect(items).toEqual([
    { kind: 'course', id, quantity: 1 },
    { kind: 'plan', id, quantity: 1 },
  ])
  expect(items.map(addressOf)).toEqual([`course:${id}`, `plan:${id}`])
})

test.each(['', 'course:', `giftCard:${id}`, `course:${id}x`, `boat:${id}`, 'course:1'])(
  'what is nothing to sell by an address is left out: «%s»',
  (add) => expect(itemsOfAddress(new URLSearchParams({ add }))).toEqual([]),
)

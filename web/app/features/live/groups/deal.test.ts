import { expect, test } from 'vitest'
import { deal } from './deal.ts'

test('everybody is dealt once, and no group is larger than another by more than one', () => {
  const people = Array.from({ length: 23 }, (_, at) => `person ${at}`)
  const dealt = deal(people, 4)
  expect(Object.keys(dealt).toSorted()).toEqual(people.toSorted())
  const sizes = [0, 1, 2, 3].map((group) => Object.values(dealt).filter((one) => one === group).length)
  expect(sizes.toSorted()).toEqual([5, 6, 6, 6])
})

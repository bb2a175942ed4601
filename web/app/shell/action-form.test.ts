import { expect, test } from 'vitest'
import { oneSpelling } from './action-form.tsx'

test.each([
  ['/panel/factors/7', '/panel/factors/7'],
  ['/panel/factors/7?new', '/panel/factors/7?new='],
  ['/panel/factors/7?new=', '/panel/factors/7?new='],
  ['/checkout?item=course:7', '/checkout?item=course%3A7'],
  ['/?index', '/?index='],
])('%s is sent to %s, however it is spelled', (address, spelled) => {
  expect(oneSpelling(address)).toBe(spelled)
  expect(oneSpelling(spelled)).toBe(spelled)
})

import { expect, test } from 'vitest'
import { dayShape, mobileShape, onlyDigits, thousands, timeShape } from './typed-digits.ts'

test.each([
  [onlyDigits, '12 a3', '123'],
  [mobileShape, '09123456789', '0912 345 6789'],
  [mobileShape, '0912', '0912'],
  [mobileShape, '0912 3', '0912 3'],
  [mobileShape, '+989123456789', '+989123456789'],
  [thousands, '1250000', '1٬250٬000'],
  [thousands, '0012', '12'],
  [thousands, '0', '0'],
  [dayShape, '14050829', '1405/08/29'],
  [dayShape, '1405-8-29', '1405/8/29'],
  [dayShape, '1405//8', '1405/8'],
  [dayShape, '1370/0512', '1370/05/12'],
  [dayShape, '1405/08/', '1405/08/'],
  [dayShape, '1405/', '1405/'],
  [dayShape, '140508291', '1405/08/29'],
  [timeShape, '1830', '18:30'],
  [timeShape, '8:5', '8:5'],
] as const)('%o turns %s into %s', (shape, typed, shown) => {
  expect(shape(typed)).toBe(shown)
})

import { expect, test } from 'vitest'
import { areNeighbours, onLatinKeys, onPersianKeys } from './keyboard.ts'

test('letters of the wrong keyboard are read as those of the right one', () => {
  expect(onPersianKeys('vdhqd')).toBe('ریاضی')
  expect(onPersianKeys(';jhf')).toBe('کتاب')
  expect(onPersianKeys("lC'hk")).toBe('مژگان')
  expect(onPersianKeys('\\hdj,k')).toBe('پایتون')
  expect(onPersianKeys('حافظ')).toBeNull()
  expect(onLatinKeys('حغفاخد')).toBe('python')
  expect(onLatinKeys('کتاب')).toBeNull()
})

test('keys that touch are neighbours', () => {
  expect(areNeighbours('ا', 'ت')).toBe(true)
  expect(areNeighbours('ا', 'ن')).toBe(false)
  expect(areNeighbours('a', 's')).toBe(true)
  expect(areNeighbours('ا', 'a')).toBe(false)
})

import { expect, test } from 'vitest'
import { foldsIn, pageAddress, themeIn } from './page-key.ts'

const courses = { tags: ['catalogue'], query: ['q', 'sort'], seconds: 60 }

const canonicalOf = (search: string) => pageAddress('/courses', search, courses, '')?.canonical

test('only declared parameters tell pages apart, in one order', () => {
  expect(canonicalOf('')).toBe('/courses')
  expect(canonicalOf('ref=ali&utm_source=x')).toBe('/courses')
  expect(canonicalOf('sort=new&q=%D8%AC%D8%A8%D8%B1&ref=ali')).toBe('/courses?q=%D8%AC%D8%A8%D8%B1&sort=new')
  expect(canonicalOf('q=%D8%AC%D8%A8%D8%B1&sort=new')).toBe(canonicalOf('sort=new&q=%D8%AC%D8%A8%D8%B1'))
})

test('the theme tells pages apart, other cookies do not', () => {
  const keyOf = (cookies: string) => pageAddress('/courses', '', courses, themeIn(cookies))?.key
  expect(keyOf('arvand.theme=dark')).not.toBe(keyOf(''))
  expect(keyOf('x=1; arvand.theme=dark; y=2')).toBe(keyOf('arvand.theme=dark'))
  expect(keyOf('arvand.theme=purple')).toBe(keyOf(''))
  expect(keyOf('notarvand.theme=dark')).toBe(keyOf(''))
})

test('an address too long to be honest is not kept', () => {
  expect(canonicalOf(`q=${'a'.repeat(400)}`)).toBeUndefined()
})

test('the folds of the menus are read only in the form in which the web writes them', () => {
  expect(foldsIn('x=1; arvand.menu=user.635.learning_manager.635.finance; y=2')).toBe(
    'user.635.learning_manager.635.finance',
  )
  expect(foldsIn('arvand.menu=<script>')).toBe('')
  expect(foldsIn(`arvand.menu=${'a'.repeat(301)}`)).toBe('')
  expect(foldsIn(undefined)).toBe('')
})

import { expect, test } from 'vitest'
import { callbackUrlOf } from './callback-url.ts'

const origin = 'https://arvand.example'

test.each([
  ['/panel', 'https://arvand.example/panel'],
  ['/', 'https://arvand.example/'],
  ['https://arvand.example', 'https://arvand.example'],
  ['https://arvand.example/courses?q=1#top', 'https://arvand.example/courses?q=1#top'],
  ['/دوره', 'https://arvand.example/%D8%AF%D9%88%D8%B1%D9%87'],
])('%s stays ours', (given, expected) => {
  expect(callbackUrlOf(given, origin)).toBe(expected)
})

test.each([
  'https://evil.example/x',
  'http://arvand.example/',
  'https://arvand.example:444/',
  'https://arvand.example@evil.example/',
  'https://arvand.example.evil.example/',
  'https://me:secret@arvand.example/',
  'https://evil.example\\@arvand.example/',
  `/${'x'.repeat(3000)}`,
])('%s becomes our origin', (given) => {
  expect(callbackUrlOf(given, origin)).toBe(origin)
})

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hi',
  'blob:https://arvand.example/1',
  'file:///etc/passwd',
  'evil',
  '\\\\evil.example',
  '\t//evil.example',
  'https://',
])('%j is no address', (given) => {
  expect(callbackUrlOf(given, origin)).toBeNull()
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/%2F%2Fevil.example',
  '/\r\nset-cookie: a=b',
  '/%0d%0aset-cookie: a=b',
  '/../..//evil.example',
  '/@evil.example',
  '/\u0000',
])('%j stays on our origin, without line breaks', (given) => {
  const url = callbackUrlOf(given, origin) ?? ''
  expect(new URL(url).origin).toBe(origin)
  expect(url).toMatch(/^https:\/\/arvand\.example\/[\x21-\x7e]*$/)
})

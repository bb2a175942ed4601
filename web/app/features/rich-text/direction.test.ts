import { expect, test } from 'vitest'
import { directionOfBlock } from './direction.ts'

const says = (text: string, dir?: 'ltr' | 'rtl') =>
  directionOfBlock({
    type: 'paragraph',
    ...(dir ? { attrs: { dir } } : {}),
    content: [{ type: 'text', text }],
  })

test.each([
  ['SQL زبانی است که در آن می‌گویید چه می‌خواهید.', 'rtl'],
  ['در SQL می‌پرسیم.', 'rtl'],
  ['سلام', 'auto'],
  ['Structured Query Language (زبان پرس‌وجو)', 'auto'],
  ['x + y', 'auto'],
] as const)('%s runs %s', (text, way) => {
  expect(says(text)).toBe(way)
})

test('what the writer said stands', () => {
  expect(says('SQL زبانی است که در آن می‌گویید چه می‌خواهید.', 'ltr')).toBe('ltr')
})

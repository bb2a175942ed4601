import { expect, test } from 'vitest'
import { lineOf, textOfLine } from './line-text.ts'

test.each(['', 'تهران', 'مشتق $x^2$ در $x = \\pi$ است', 'بها \\$5 است', '$\\frac{1}{2}$', 'یک $ تنها'])(
  'the line «%s» comes back as it was typed',
  (line) => {
    expect(lineOf(textOfLine(line))?.replaceAll('\\$', '$')).toBe(line.replaceAll('\\$', '$'))
  },
)

test('what stands between dollars is a formula', () => {
  expect(textOfLine('اگر $a$ باشد').content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'اگر ' },
        { type: 'formula', attrs: { tex: 'a' } },
        { type: 'text', text: ' باشد' },
      ],
    },
  ])
})

test('a text with a picture or bold words is no line', () => {
  const bold = { type: 'text' as const, text: 'مهم', marks: [{ type: 'bold' as const }] }
  expect(lineOf({ type: 'doc', content: [{ type: 'paragraph', content: [bold] }] })).toBeNull()
  const image = { type: 'image' as const, attrs: { fileId: 'x', alt: '' } }
  expect(lineOf({ type: 'doc', content: [image] })).toBeNull()
})

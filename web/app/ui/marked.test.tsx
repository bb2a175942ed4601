import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedAt } from './marked.tsx'

test('a title with Persian letters is laid out right to left, whatever it begins with', () => {
  expect(renderToString(<MarkedAt text="HTML و CSS از صفر" places={[[0, 4]]} />)).toBe(
    '<bdi dir="rtl"><mark class="bg-accent-100 text-accent-800">HTML</mark> و CSS از صفر</bdi>',
  )
  expect(renderToString(<MarkedAt text="پایتون از صفر" />)).toBe('<bdi dir="rtl">پایتون از صفر</bdi>')
})

test('a Latin title, and digits in groups, keep their own order', () => {
  expect(renderToString(<MarkedAt text="Hello, world!" />)).toContain('dir="ltr"')
  expect(renderToString(<MarkedAt text="۰۹۱۲ ۰۰۰ ۰۰۰۱" />)).toContain('dir="ltr"')
})

import { setLocale } from '@arvand/persian/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

afterEach(() => setLocale('fa'))

const page = () => (
  <main aria-label="۵ درس" data-note="۵">
    تا ۲٬۰۰۰ سطر <b>{'۱۲٪'}</b>
    <code>x = ۱</code>
    <input placeholder="مانند ۲۱" defaultValue="۲۱" />
  </main>
)

test('written sentences are shown in the digits of the locale; code and what was typed stay', () => {
  expect(renderToStaticMarkup(page())).toContain(
    '<main aria-label="۵ درس" data-note="۵">تا ۲٬۰۰۰ سطر <b>۱۲٪</b>',
  )
  setLocale('en-gb')
  expect(renderToStaticMarkup(page())).toBe(
    '<main aria-label="5 درس" data-note="۵">تا 2,000 سطر <b>12%</b><code>x = ۱</code>' +
      '<input placeholder="مانند 21" value="۲۱"/></main>',
  )
})

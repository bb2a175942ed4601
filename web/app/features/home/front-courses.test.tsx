import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CoursesByField } from './front-courses.tsx'

const css = readFileSync(new URL('home.css', import.meta.url), 'utf8')

const fields = Array.from({ length: 12 }, (_, at) => ({
  slug: `field-${at}`,
  title: `رشتهٔ ${at}`,
  palette: 'math' as const,
  count: 1,
  courses: [],
}))

const valuesIn = (text: string) => [...text.matchAll(/value="(\d+)"/g)].map(([, value]) => value)

test('every tab has a rule that shows its panel, also when there are more categories than tabs', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CoursesByField fields={fields} total={12} />
    </MemoryRouter>,
  )
  expect(valuesIn(html)).toEqual(valuesIn(css))
  expect(html.match(/class="field-panel/g)).toHaveLength(valuesIn(css).length)
  expect(html).toContain('href="/courses"')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DropOffChart } from './drop-off-chart.tsx'

const lesson = (title: string, reached: number, minutes: number) => ({
  ...{ lessonId: title, title, section: 'فصل ۱', kind: 'video' as const },
  ...{ minutes, seconds: minutes * 60, reached, completed: reached, watched: null },
})

const drawn = (learners: number, ...lessons: ReturnType<typeof lesson>[]) => {
  const path = '/'
  const element = <DropOffChart figures={{ learners, lessons }} courseId="c" />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path, element }])} />)
}

test('a screen reader hears the whole drawing as one sentence, with the fall', () => {
  const html = drawn(100, lesson('بردار', 100, 10), lesson('ماتریس', 88, 40), lesson('دترمینان', 48, 10))
  expect(html).toContain('role="img"')
  expect(html).toContain('درس اول ۱۰۰٪، درس آخر ۴۸٪. بیشترین ریزش پس از درس ۲: از ۸۸٪ به ۴۸٪.')
})

test('the bar where most stop is remarkable and labelled, and one link leads to its lesson', () => {
  const html = drawn(100, lesson('بردار', 100, 10), lesson('ماتریس', 88, 40), lesson('دترمینان', 48, 10))
  expect(html.match(/bg-warning/g)).toHaveLength(1)
  expect(html).toContain('۲٫۰ برابر میانگین درس‌هاست')
  expect(html.match(/href="/g)).toHaveLength(1)
  expect(html).toContain('/teach/courses/c/lessons/ماتریس')
})

test('the table holds the same figures, and fewer than thirty learners give no hint', () => {
  const html = drawn(20, lesson('بردار', 20, 10), lesson('ماتریس', 5, 10))
  expect(html).toContain('دیدن در جدول')
  expect(html).toContain('۲۵٪')
  expect(html).not.toContain('bg-warning')
  expect(html).not.toContain('href="')
})

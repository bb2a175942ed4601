import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CourseHead } from './course-head.tsx'

const course = { id: 'c', slug: 's', title: 'هندسه', state: 'draft' as const }
const headOf = (me: Parameters<typeof CourseHead>[0]['me']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CourseHead course={course} me={me} tab="curriculum" />
    </MemoryRouter>,
  )

test('the heading says which page it is; the course stands above it', () => {
  expect(headOf({ role: 'owner', rights: [] })).toMatch(/هندسه<\/a>.*<h1[^>]*>درس‌های دوره<\/h1>/s)
})

test('an assistant is shown the ways that are open to them, an owner all', () => {
  const assistant = headOf({ role: 'assistant', rights: ['mark'] })
  for (const open of ['درس‌ها', 'مشخصات', 'دفتر نمره', 'اطلاعیه‌ها', 'مدرسان'])
    expect(assistant).toContain(`${open}</a>`)
  for (const closed of ['دانشجویان', 'گروه‌ها']) expect(assistant).not.toContain(`${closed}</a>`)
  expect(headOf({ role: 'teacher', rights: [] })).toContain('دانشجویان</a>')
})

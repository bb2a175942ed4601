import type { CourseCard } from '@arvand/contracts/courses'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CourseGrid } from './course-card.tsx'

const courseAt = (at: number, cover: CourseCard['cover'] = null): CourseCard => ({
  ...{ id: `c${at}`, slug: `course-${at}`, title: `دورهٔ ${at}`, summary: '', cover, level: 'beginner' },
  category: { slug: 'mathematics', title: 'ریاضی', palette: 'lajvard' },
  ...{
    price: 0,
    listPrice: 0,
    inPlus: false,
    rating: 0,
    ratings: 0,
    lessons: 5,
    minutes: 50,
    learners: 1,
    seconds: 3000,
  },
  teacher: { handle: null, name: 'کاوه مهرابی', picture: null },
})
const ten = Array.from({ length: 10 }, (_, at) => courseAt(at))

function picturesOf(courses: readonly CourseCard[], soon: boolean): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CourseGrid courses={courses} label="دوره‌ها" soon={soon} />
    </MemoryRouter>,
  )
  return html.match(/<img[^>]*>/g) ?? []
}
const loadingOf = (picture: string) => /loading="(\w+)"/.exec(picture)?.[1]

test('covers of cards are files at the address of their words, with a size before they come', () => {
  const photo = { src: '/files/cover.webp', sizes: [{ src: '/files/cover-640.webp', width: 640 }] }
  const [drawn, taken] = picturesOf([courseAt(1), courseAt(2, photo)], false)
  expect(drawn).toContain('src="/girih/cover/lajvard/course-1.svg"')
  expect(taken).toContain('src="/files/cover.webp"')
  for (const picture of [drawn, taken]) expect(picture).toMatch(/width="\d+" height="\d+"/)
})

test('at the top of a page the first row is fetched at once, the rest and all others when they come near', () => {
  expect(picturesOf(ten, true).map(loadingOf)).toEqual(['eager', 'eager', ...Array(8).fill('lazy')])
  expect(new Set(picturesOf(ten, false).map(loadingOf))).toEqual(new Set(['lazy']))
})

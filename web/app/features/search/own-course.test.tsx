import type { FoundDetails } from '@arvand/contracts/search'
import { formatPercent } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type FoundItem, FoundRow } from './found-row.tsx'
import { groupsOf } from './suggestion-groups.tsx'
import { suggestionWords } from './suggestion-words.ts'

type Course = NonNullable<FoundDetails['course']>

const course: Course = {
  ...{ id: 'c', slug: 'algebra', title: 'جبر', summary: '', cover: null, level: 'beginner', inPlus: false },
  category: { slug: 'math', title: 'ریاضی', palette: 'math' },
  ...{
    price: 2_000_000,
    listPrice: 2_000_000,
    rating: 0,
    ratings: 0,
    lessons: 5,
    minutes: 50,
    learners: 1,
    seconds: 3000,
  },
  teacher: { handle: null, name: 'کاوه مهرابی', picture: null },
  mine: null,
}
const progress = { distinctSteps: 21, maxStep: 50, percent: 42.9, band: 'warning' } as const
const own: Course = { ...course, mine: { progress, lessonsDone: 2, nextLessonId: null } }
const itemOf = (of: Course): FoundItem => ({
  ...{ kind: 'course', id: 'c', title: 'جبر', text: '', href: '/courses/algebra', course: of },
})

function drawn(Component: () => ReactNode): string {
  const Page = createRoutesStub([{ path: '/search', Component }])
  return renderToStaticMarkup(<Page initialEntries={['/search']} />)
}
const found = (of: Course) => drawn(() => <FoundRow item={itemOf(of)} />)
const suggested = (of: Course) =>
  drawn(() => {
    const answer = { items: [itemOf(of)] } as Parameters<typeof groupsOf>[0]
    return groupsOf(answer, []).flatMap(({ options }) =>
      options.map(({ key, row }) => <p key={key}>{row}</p>),
    )
  })

test('one’s own course is suggested with its progress, another with its price', () => {
  const told = suggestionWords.progress(formatPercent(42))
  expect(suggested(own)).toContain(told)
  expect(suggested(own)).not.toContain('تومان')
  expect(suggested(course)).toContain('تومان')
  expect(suggested(course)).not.toContain(told)
})

test('among the results its percent says beside it what is counted', () => {
  expect(found(own)).toContain('۲ از ۵ درس کامل')
  expect(found(own)).toContain(formatPercent(42))
  expect(found(own)).not.toContain('تومان')
  expect(found(course)).toContain('تومان')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import EnrolCard from './course-enrol.tsx'

type Props = Parameters<typeof EnrolCard>[0]

const prerequisites = [{ slug: 'arithmetic', title: 'حساب' }]
const course = {
  ...{ id: 'c', slug: 'algebra', title: 'جبر', cover: null, category: { slug: 'math', palette: 'math' } },
  ...{ price: 0, listPrice: 0, inPlus: false, accessDays: null, level: 'beginner', seconds: 3000 },
  ...{ lessons: 5, sections: [], prerequisites },
} as unknown as Props['course']
const open: Props['whyNot'] = { enrol: null, buy: null, ended: false, needsOthers: false }

function drawn(more: Partial<Props>): string {
  const card = <EnrolCard course={course} mine={null} whyNot={open} answer={undefined} {...more} />
  const Page = createRoutesStub([{ path: '/courses/algebra', Component: () => card }])
  return renderToStaticMarkup(<Page initialEntries={['/courses/algebra']} />)
}

test('a button that is closed until other courses are finished has links to them beside it', () => {
  const why = 'پیش از این دوره باید دوره‌های پیش‌نیازش را تمام کنید.'
  const closed = drawn({ whyNot: { ...open, enrol: why, needsOthers: true } })
  expect(closed).toMatch(/<button[^>]*disabled/)
  expect(closed).toContain(why)
  expect(closed).toMatch(/<a[^>]*href="\/courses\/arithmetic"[^>]*>حساب<\/a>/)
  expect(drawn({})).not.toContain('/courses/arithmetic')
})

test('a learner’s percent says beside it what is counted', () => {
  const progress = { distinctSteps: 21, maxStep: 50, percent: 42.9, band: 'warning' as const }
  const learning = { progress, begun: true, lessonsDone: ['a', 'b'], nextLesson: { id: 'n', title: 'بعدی' } }
  const visitor = { isLearner: true, isStaff: false, byPlus: false, learnsByPlus: false, wished: false }
  expect(drawn({ mine: { ...visitor, learning } })).toContain('۲ از ۵ درس کامل')
})

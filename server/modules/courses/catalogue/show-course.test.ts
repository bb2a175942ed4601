import { listCourseReviews, showCourse, showFrontCourses } from '@arvand/contracts/home/courses'
import { listPaths, showPath } from '@arvand/contracts/home/paths'
import { showTeacher } from '@arvand/contracts/home/teachers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { courses } from '../tables.ts'

let arvand: TestApp
let algebra: TestCourse
let hidden: TestCourse
beforeAll(async () => {
  arvand = await anApp()
  const owner = await aPerson(arvand, { name: 'دکتر آرمان کاظمی', roles: ['teacher'] })
  await arvand.database.pool.query(
    "update identity.accounts set handle = 'arman-kazemi', biography = 'پانزده سال است ریاضی درس می‌دهم.', city = 'تهران', public_fields = '{name,biography}' where id = $1",
    [owner.id],
  )
  algebra = await aCourse(arvand, {
    owner,
    slug: 'algebra',
    title: 'جبر خطی',
    outcomes: ['دستگاه را حل می‌کنید.'],
    requirements: ['ریاضی دبیرستان'],
    accessDays: 90,
    sections: [
      { title: 'بردار', lessons: [{ kind: 'video', isPreview: true, minutes: 18 }, 'text'] },
      { title: 'خالی', lessons: [{ kind: 'text', isPublished: false }] },
      { title: 'ماتریس', lessons: ['assignment'] },
    ],
  })
  await aStaffMember(arvand, algebra.id, { person: await aPerson(arvand, { name: 'دستیار' }) })
  const second = await aPerson(arvand, { name: 'شیما نوروزی', roles: ['teacher'] })
  await aStaffMember(arvand, algebra.id, { person: second, role: 'teacher' })
  await aCourse(arvand, { slug: 'geometry', title: 'هندسه' })
  await aCourse(arvand, { slug: 'python', title: 'پایتون', category: 'programming' })
  hidden = await aCourse(arvand, { slug: 'draft', title: 'پیش‌نویس', state: 'draft' })
  await aCourse(arvand, { slug: 'old', title: 'بایگانی', state: 'archived' })
})
afterAll(() => arvand.close())

test('a course as its page shows it', async () => {
  const { answer } = await arvand.call(showCourse, { slug: 'algebra' })
  const { course } = answer
  expect(course).toMatchObject({
    slug: 'algebra',
    title: 'جبر خطی',
    outcomes: ['دستگاه را حل می‌کنید.'],
    requirements: ['ریاضی دبیرستان'],
    accessDays: 90,
    lessons: 3,
    reviews: { items: [], nextCursor: null, summary: { rating: 0, ratings: 0, stars: [0, 0, 0, 0, 0] } },
    teacher: { handle: 'arman-kazemi', name: 'دکتر آرمان کاظمی' },
  })
  expect(course.sections.map(({ title, lessons }) => [title, lessons.length])).toEqual([
    ['بردار', 2],
    ['ماتریس', 1],
  ])
  expect(course.sections[0]?.lessons[0]).toMatchObject({
    kind: 'video',
    minutes: 18,
    steps: 10,
    preview: true,
  })
  expect(course.related.map(({ slug }) => slug)).toEqual(['geometry'])
  expect(course.teachers).toEqual([
    {
      name: 'دکتر آرمان کاظمی',
      handle: 'arman-kazemi',
      biography: 'پانزده سال است ریاضی درس می‌دهم.',
      education: null,
      picture: null,
    },
    { name: 'شیما نوروزی', handle: null, biography: null, education: null, picture: null },
  ])
  expect(answer).not.toHaveProperty('mine')
  expect(answer).not.toHaveProperty('whyNotEnroll')
})

test.each(['draft', 'old', 'nothing', 'ALGEBRA', 'algebra%00'])(
  '%s is no page of a stranger',
  async (slug) => {
    const { status, problem } = await arvand.call(showCourse, { slug })
    expect([status, problem.code]).toEqual([404, 'courses.unknown-course'])
    expect((await arvand.call(listCourseReviews, { slug })).status).toBe(404)
  },
)

test('someone signed in is told how they stand before it', async () => {
  const { id, token } = await aPerson(arvand)
  const before = await arvand.call(showCourse, { slug: 'algebra' }, { token })
  expect(before.answer).toMatchObject({
    whyNotEnroll: null,
    mine: {
      isLearner: false,
      isStaff: false,
      wished: false,
      whyNotReview: 'courses.review-not-learner',
      review: null,
      learning: null,
    },
  })
  const [video, text] = algebra.lessons
  await anEnrolment(arvand, algebra, id, { steps: 11 })
  const after = await arvand.call(showCourse, { slug: 'algebra' }, { token })
  expect(after.answer).toMatchObject({
    whyNotEnroll: 'courses.already-enrolled',
    mine: {
      isLearner: true,
      whyNotReview: null,
      learning: {
        // Ten of the video, two of the text and one of the assignment; the unpublished text does not count.
        progress: { distinctSteps: 11, maxStep: 13 },
        begun: true,
        lessonsDone: [video?.id],
        nextLesson: { id: text?.id },
      },
    },
  })
  const own = await arvand.call(showCourse, { slug: 'algebra' }, { token: algebra.owner.token })
  expect(own.answer).toMatchObject({
    whyNotEnroll: 'courses.teaches-it',
    mine: { isStaff: true, whyNotReview: 'courses.review-own-course' },
  })
})

test('a path holds its published courses in their order', async () => {
  const { db, clock } = arvand.platform
  const id = newId()
  const geometry = await arvand.call(showCourse, { slug: 'geometry' })
  const path = {
    title: 'ریاضی',
    summary: 'از هندسه تا جبر',
    category: 'mathematics',
    changed_at: clock.now(),
  }
  await courses(db)
    .insertInto('courses.paths')
    .values([
      { ...path, id, slug: 'mathematics', position: 1, published_at: clock.now() },
      { ...path, id: newId(), slug: 'unpublished', position: 2, published_at: null },
    ])
    .execute()
  await courses(db)
    .insertInto('courses.path_courses')
    .values([
      { path_id: id, course_id: algebra.id, position: 3 },
      { path_id: id, course_id: hidden.id, position: 2 },
      { path_id: id, course_id: geometry.answer.course.id, position: 1 },
    ])
    .execute()
  const { answer } = await arvand.call(listPaths, {})
  expect(answer.items).toEqual([
    {
      slug: 'mathematics',
      title: 'ریاضی',
      summary: 'از هندسه تا جبر',
      category: { slug: 'mathematics', title: 'ریاضی', palette: 'lajvard' },
      courses: 2,
      lessons: 5,
      minutes: 58,
      seconds: 3480,
      covers: [
        { slug: 'geometry', palette: 'lajvard', cover: null },
        { slug: 'algebra', palette: 'lajvard', cover: null },
      ],
    },
  ])
  const shown = await arvand.call(showPath, { slug: 'mathematics' })
  expect(shown.answer.path.steps.map(({ slug }) => slug)).toEqual(['geometry', 'algebra'])
  expect(shown.answer.mine).toBeUndefined()
  for (const slug of ['unpublished', 'nothing']) {
    const { status, problem } = await arvand.call(showPath, { slug })
    expect([status, problem.code]).toEqual([404, 'courses.unknown-path'])
  }
  const course = await arvand.call(showCourse, { slug: 'algebra' })
  expect(course.answer.course.paths).toEqual([{ slug: 'mathematics', title: 'ریاضی' }])
})

test('someone signed in is told how far they are in a path', async () => {
  const { id, token } = await aPerson(arvand)
  const mine = async (who: { token: string }) =>
    (await arvand.call(showPath, { slug: 'mathematics' }, who)).answer.mine
  const nothing = { isLearner: false, isStaff: false, byPlus: false, isDone: false, percent: 0 }
  expect(await mine({ token })).toMatchObject({
    progress: { distinctSteps: 0, percent: 0 },
    begun: false,
    courses: [nothing, { ...nothing, id: algebra.id }],
  })
  await anEnrolment(arvand, algebra, id, { steps: 11 })
  const after = await mine({ token })
  expect(after).toMatchObject({
    progress: { distinctSteps: 11 },
    begun: true,
    courses: [nothing, { ...nothing, isLearner: true, percent: (11 * 100) / 13 }],
  })
  expect(after?.progress.maxStep).toBeGreaterThan(13)
  expect((await mine({ token: algebra.owner.token }))?.courses[1]).toMatchObject({ isStaff: true })
})

test('a teacher is shown as far as they wish', async () => {
  const { answer } = await arvand.call(showTeacher, { handle: 'Arman-Kazemi' })
  expect(answer.teacher).toMatchObject({
    name: 'دکتر آرمان کاظمی',
    handle: 'arman-kazemi',
    city: null,
    biography: 'پانزده سال است ریاضی درس می‌دهم.',
    figures: { courses: 1, rating: 0, minutes: 38 },
  })
  expect(answer.courses.items.map(({ slug }) => slug)).toEqual(['algebra'])
  const { status, problem } = await arvand.call(showTeacher, { handle: 'nobody' })
  expect([status, problem.code]).toEqual([404, 'courses.unknown-teacher'])
})

test('the home page shows fields that have courses and the newest of all', async () => {
  const { answer } = await arvand.call(showFrontCourses, {})
  expect(answer.total).toBe(3)
  expect(answer.fields.map(({ slug, count, courses: some }) => [slug, count, some.length])).toEqual([
    ['mathematics', 2, 2],
    ['programming', 1, 1],
  ])
  expect(answer.newest).toHaveLength(3)
})

test('the home page shows the newest good review of a course', async () => {
  const words = 'این دوره آهسته و با مثال پیش می‌رود و تمرین‌ها درست به همان درس می‌خورد'
  const now = arvand.platform.clock.now().getTime()
  for (const [ago, text] of [`${words}، سوم`, `${words}، دوم`, `${words}، اول`].entries()) {
    const at = new Date(now - ago * 60_000)
    const learner = await aPerson(arvand, { name: 'سارا معین' })
    await courses(arvand.platform.db)
      .insertInto('courses.reviews')
      .values({ course_id: algebra.id, person_id: learner.id, stars: 5, text, at, changed_at: at })
      .execute()
  }
  const { answer } = await arvand.call(showFrontCourses, {})
  expect(answer.words.map(({ text }) => text)).toEqual([`${words}، سوم`])
})

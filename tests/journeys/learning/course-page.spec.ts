import { formatNumber } from '@arvand/persian/numbers'
import { callsOf } from '../calls.ts'
import { aPaidCourse } from '../commerce/at-bank.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { enrolIn, lessonsOf } from './learner.ts'

test('price and basket stay at hand while the page of a course is read on a phone', {
  tag: '@phone-only',
}, async ({ page, look }) => {
  const { slug } = await aPaidCourse(page, 2)
  await page.goto(`/courses/${slug}`)
  const bar = page.getByRole('complementary', { name: 'قدم بعدی' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByText(/[۰-۹]+ تومان/)).toBeVisible()
  await page.getByRole('heading', { name: 'سرفصل‌ها' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'افزودن به سبد' }).click()
  await expect(page.getByRole('link', { name: 'سبد خرید، ۱ مورد' })).toBeVisible()
  // Before the page was hydrated, the button led to the cart. The page hydrates when it is first scrolled.
  await page.goto(`/courses/${slug}`)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(bar.getByRole('link', { name: 'در سبد شماست' })).toBeInViewport({ ratio: 1 })
  await look(page)
})

test('the page of a course tells its learner how far they are and where they go on', {
  tag: ['@phone', '@gate', '@gate-phone'],
}, async ({ page, look }) => {
  await arrive(page)
  await enrolIn(page, 'trigonometry')
  const lessons = await lessonsOf(page, 'trigonometry')
  const answer = await page.request.get('/api/home/courses/trigonometry')
  const { course } = (await answer.json()) as { course: { id: string } }
  const call = callsOf(page)
  const finish = async ({ id, steps }: { id: string; steps: number }) => {
    for (let step = 1; step <= steps; step += 1)
      await call('panel/course/step', { courseId: course.id, lessonId: id, step })
  }
  const [first, second] = lessons
  if (!first || !second) throw new Error('the course has too few lessons')
  await finish(first)
  await page.goto('/courses/trigonometry')
  const card = page.getByRole('complementary', { name: 'پیشرفت شما' })
  const count = (done: number) => `${formatNumber(done)} از ${formatNumber(lessons.length)} درس کامل`
  await expect(card.getByText(count(1))).toBeVisible()
  await expect(card.getByText(second.title)).toBeVisible()
  await expect(card.getByText('رایگان', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'ثبت‌نام رایگان' })).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: first.title }) })
  await expect(row.getByTitle('گذرانده‌اید')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'ادامهٔ یادگیری' }).last().click()
  await page.waitForURL(`/learn/trigonometry/${second.id}`)
  for (const lesson of lessons.slice(1)) await finish(lesson)
  await page.goto('/courses/trigonometry')
  await expect(card.getByText(count(lessons.length))).toBeVisible()
  await expect(card.getByText('همهٔ درس‌ها را گذراندید')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ادامهٔ یادگیری' })).toHaveCount(0)
  await look(page)
  await card.getByRole('link', { name: 'نظرتان را بنویسید' }).click()
  await expect(page.getByRole('textbox', { name: 'نظر شما' })).toBeVisible()
})

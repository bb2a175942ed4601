import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { learnIn } from '../packages/learn-in.ts'

interface Course {
  readonly course: {
    readonly id: string
    readonly sections: readonly {
      readonly lessons: readonly { readonly id: string; readonly title: string }[]
    }[]
  }
}

test('a question about a lesson is asked in the feed, and its author takes it to the discussions of the lesson', async ({
  page,
  look,
}) => {
  const mark = Math.random().toString(36).slice(2, 8)
  const found = await page.request.get('/api/home/courses/khayyam')
  const { course } = (await found.json()) as Course
  const lesson = course.sections[0]?.lessons[0]
  await arrive(page, 'پرنیان جویا')
  await learnIn(page, course.id)
  await page.goto(`/learn/khayyam/${lesson?.id}`)
  await page.getByRole('link', { name: 'گفت‌وگو', exact: true }).click()
  await page.getByRole('link', { name: 'پرسیدن در فید از هم‌دوره‌ای‌ها' }).click()
  await expect(page.getByText(`پرسش دربارهٔ درس «${lesson?.title}»`, { exact: false })).toBeVisible()
  await look(page)
  await page.getByLabel('چه یاد گرفته‌اید؟').fill(`«دریاب» یعنی چه؟ ${mark}`)
  await page.getByRole('button', { name: 'انتشار پست' }).click()
  await expect(page.getByText('پست شما منتشر شد.')).toBeVisible()
  const post = page.getByRole('article').filter({ hasText: mark })
  await expect(post.getByRole('link', { name: `دربارهٔ درس «${lesson?.title}»` })).toBeVisible()
  await look(page)
  await post.getByRole('button', { name: 'بردن به گفت‌وگوی درس' }).click()
  await expect(page).toHaveURL(/\/discussions\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(mark) })).toBeVisible()
  await look(page)
  await page.goto('/panel/feed')
  await post.getByRole('link', { name: 'ادامه در گفت‌وگوی درس' }).click()
  await expect(page).toHaveURL(/\/discussions\//)
})

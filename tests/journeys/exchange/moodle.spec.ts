import type { Page } from '@playwright/test'
import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { backupOf } from './moodle-backup.ts'

const film = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

test('a great backup of Moodle is told by its sections, and a film of it plays in its lesson', {
  tag: '@phone',
}, async ({ page, look }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/exchange')
  const title = `جبر از مودل ${Math.floor(Math.random() * 1e9)}`
  const pages = (section: number) =>
    Array.from({ length: 20 }, (_, nth) => ({
      title: `صفحهٔ ${section * 20 + nth + 1}`,
      html: nth === 0 ? `<p>ببینید</p><iframe src="${film}" title="فیلم درس"></iframe>` : '<p>متن</p>',
    }))
  const backup = await backupOf(
    title,
    Array.from({ length: 10 }, (_, section) => pages(section)),
  )
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'backup.mbz',
    mimeType: 'application/zip',
    buffer: backup,
  })
  await expect(page.locator('input[name=fileId]')).toHaveValue(/^[0-9a-f-]{36}$/, { timeout: 30_000 })
  await page.getByRole('button', { name: 'خواندن این فایل' }).click()
  const cameIn = page.getByRole('region', { name: 'واردشده‌ها' })
  await expect(cameIn.getByText('فصل ۱۰')).toBeVisible({ timeout: 60_000 })
  const leftOut = page.getByRole('region', { name: 'واردنشده‌ها' })
  await look(page)
  await leftOut.getByText('فصل ۲', { exact: true }).click()
  await expect(leftOut.getByText('آزمون صفحهٔ 21', { exact: true })).toBeVisible()
  await look(page)

  await page.getByRole('link', { name: 'باز کردن دورهٔ تازه' }).click()
  await expect(page).toHaveURL(/\/teach\/courses\//)
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
  )
  await page.goto(await firstLesson(page))
  await expect(page.getByText('از یوتیوب')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await look(page)
  await page.getByRole('button', { name: 'نمایش همین‌جا: فیلم درس' }).click()
  await expect(page.locator(`iframe[title="فیلم درس"][src="${film}"]`)).toBeVisible()
})

/** The address of the first lesson of the course that the page shows. */
async function firstLesson(page: Page): Promise<string> {
  const courseId = /courses\/([0-9a-f-]{36})/.exec(page.url())?.[1]
  const { course, sections } = await callsOf(page)<Shown>('teacher/course/show', { courseId })
  return `/learn/${course.slug}/${sections[0]?.lessons[0]?.id}`
}

interface Shown {
  readonly course: { readonly slug: string }
  readonly sections: readonly { readonly lessons: readonly { readonly id: string }[] }[]
}

import type { Page } from '@playwright/test'
import { asDemoPerson, type Call } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { aName } from '../people/made-up-people.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

interface Course {
  readonly id: string
  readonly slug: string
  readonly version: number
}

/** A course of two lessons that waits for review. */
async function aWaitingCourse(call: Call, title: string): Promise<string> {
  const requestId = () => crypto.randomUUID()
  const details = { title, category: 'literature', level: 'everyone' }
  const begun = await call<{ course: Course }>('teacher/course/create', {
    ...details,
    requestId: requestId(),
  })
  const courseId = begun.course.id
  const { course } = await call<{ course: Course }>('teacher/course/show', { courseId })
  await call('teacher/course/save', {
    ...details,
    ...{ courseId, version: course.version, slug: course.slug, coverFileId: null, accessDays: null },
    summary: 'سه غزل را با هم می‌خوانیم و دربارهٔ هر کدام حرف می‌زنیم.',
    description: words('از معنی واژه‌ها تا حال و هوای شعر.'),
    ...{ outcomes: [], requirements: [] },
  })
  const section = { courseId, title: 'غزل‌ها', requestId: requestId() }
  const { sectionId } = await call<{ sectionId: string }>('teacher/section/add', section)
  for (const lesson of ['غزل اول', 'غزل دوم']) {
    const added = { sectionId, title: lesson, kind: 'text', requestId: requestId() }
    const { lessonId } = await call<{ lessonId: string }>('teacher/lesson/add', added)
    const content = { kind: 'text', body: words('الا یا ایها الساقی'), attachments: [] }
    await call('teacher/lesson/save', { lessonId, version: 1, title: lesson, content, minutes: 5 })
    await call('teacher/lesson/publish', { courseId, lessonIds: [lessonId], isPublished: true })
  }
  await call('teacher/course/submit', { courseId })
  return courseId
}

/** A card of the page by its heading. */
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')

test('a reviewer notes at a lesson, its teacher mends it there, and the next review shows it', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const title = aName('غزل‌خوانی')
  const courseId = await asDemoPerson(browser, baseURL ?? '', 'teacher', (call) =>
    aWaitingCourse(call, title),
  )
  const review = `/manage/courses/${courseId}`

  await test.step('a manager ticks the checklist and notes at a lesson, a section and the course', async () => {
    await signInAs(page, 'manager')
    await page.goto(review)
    await press(page, 'کاور')
    await expect(page.getByRole('button', { name: 'کاور' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'دیدن درس غزل اول' }).press('Enter')
    const ofLesson = card(page, 'یادداشت‌های «غزل اول»')
    await ofLesson.getByLabel('یادداشت برای مدرس').fill('معنی واژه‌ها را هم بنویسید.')
    await ofLesson.getByLabel('موضوع').selectOption({ label: 'محتوای درس‌ها' })
    await ofLesson.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).press('Enter')
    await expect(ofLesson.getByText('یادداشت ذخیره شد.')).toBeVisible()
    await expect(ofLesson.getByRole('listitem').first()).toContainText('معنی واژه‌ها را هم بنویسید.')
    await look(page)
    await page.getByRole('link', { name: 'یادداشت برای فصل «غزل‌ها»' }).press('Enter')
    const ofSection = card(page, 'یادداشت‌های «غزل‌ها»')
    await ofSection.getByLabel('یادداشت برای مدرس').fill('نام فصل را کامل‌تر بنویسید.')
    await ofSection.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).press('Enter')
    await expect(ofSection.getByText('یادداشت ذخیره شد.')).toBeVisible()
    await page.getByLabel('دلیل، برای مدرس').fill('دورهٔ خوبی است؛ دو نکته نوشته‌ام.')
    await expect(page.getByText('۲ یادداشت تازه هم همراه آن')).toBeVisible()
    await press(page, 'برگرداندن با دلیل')
    await expect(page.getByText('دوره برگشت')).toBeVisible()
  })

  await test.step('its teacher sees each note at its row and marks one as done', async () => {
    await signInAs(page, 'teacher')
    await page.goto(`/teach/courses/${courseId}/curriculum`)
    await expect(page.getByText('۲ یادداشت هنوز رفع نشده است.')).toBeVisible()
    await look(page)
    await hydrated(page)
    await page.getByRole('button', { name: '۱ یادداشت بررسی، غزل اول' }).press('Enter')
    const notes = page.getByRole('dialog', { name: 'یادداشت‌های بررسی «غزل اول»' })
    await expect(notes).toContainText('معنی واژه‌ها را هم بنویسید.')
    await look(page)
    await notes.getByRole('button', { name: 'رفع شد' }).press('Enter')
    await expect(notes.getByRole('button', { name: 'هنوز رفع نشده' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '۱ یادداشت رفع‌شده، غزل اول' })).toBeVisible()
    await expect(page.getByText('۱ یادداشت هنوز رفع نشده است.')).toBeVisible()
    await press(page, 'ارسال برای بررسی')
    await expect(page.getByText('دوره برای بررسی فرستاده شد.')).toBeVisible()
  })

  await test.step('the next review shows what is done, and may open it again', async () => {
    await signInAs(page, 'manager')
    await page.goto(review)
    await expect(page.getByRole('button', { name: 'کاور' })).toHaveAttribute('aria-pressed', 'false')
    const row = page.getByRole('link', { name: 'دیدن درس غزل اول' })
    await expect(row).toContainText('۱ رفع‌شده')
    await look(page)
    await row.press('Enter')
    const ofLesson = card(page, 'یادداشت‌های «غزل اول»')
    await ofLesson.getByRole('button', { name: 'هنوز رفع نشده' }).press('Enter')
    await expect(row).toContainText('۱ رفع‌نشده')
    await expect(ofLesson).toContainText('دوباره باز شد')
    // Before that the page itself asks, not a dialog.
    await hydrated(page)
    await press(page, 'انتشار دوره')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('این‌ها در چک‌لیست تیک نخورده‌اند')
    await question.getByRole('button', { name: 'انتشار دوره' }).press('Enter')
    await expect(page.getByText('دوره منتشر شد')).toBeVisible()
  })
})

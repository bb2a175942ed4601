import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse } from './taught-course.ts'

test('mobiles are enrolled, a learner hands in, the teacher marks by keyboard, the learner sees the mark', {
  tag: ['@phone', '@gate'],
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(120_000)
  const course = await aTaughtCourse(browser, baseURL)
  const learners = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await learners.newPage()
  const { mobile, name } = await arrive(theirs, 'سپیده رهنما')

  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${course.id}/students`)
  await expect(page.getByText('هنوز کسی در این دوره نیست')).toBeVisible()
  await page.getByRole('link', { name: 'افزودن با شمارهٔ موبایل' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'افزودن دانشجو با شمارهٔ موبایل' })).toBeVisible()
  await look(page)
  await page.getByLabel('شماره‌ها', { exact: true }).fill(`${mobile}\n۰۲۱۸۸۷۷۶۶۵۵`)
  await page.getByRole('button', { name: 'دعوت این شماره‌ها' }).click()
  await expect(page.getByText('کار این فهرست تمام شد.')).toBeVisible()
  await expect(page.getByText('دعوت فرستاده شد', { exact: true }).first()).toBeVisible()
  await look(page)

  // The enrolment is done by a job, so wait for it.
  await expect(async () => {
    await theirs.goto(`/learn/${course.slug}/${course.lessonId}`)
    await expect(theirs.getByLabel('پاسخ شما')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await theirs.getByLabel('پاسخ شما').fill('کوچهٔ ما دیواری کاهگلی داشت که باران بویش را به خانه می‌آورد.')
  await theirs.getByRole('button', { name: 'تحویل تکلیف' }).click()
  await expect(theirs.getByText('در انتظار نمره')).toBeVisible()
  await look(theirs)

  await page.goto('/teach')
  await look(page)
  await page.goto(`/teach/courses/${course.id}/assignments`)
  await look(page)
  await page.getByRole('link', { name: 'شروع نمره‌دهی' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await look(page)
  await expect(async () => {
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await expect(page.getByText('۲۰ از ۲۰')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByLabel('نظر برای دانشجو').fill('بوی باران را شنیدم.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('نمره ثبت شد و به دانشجو خبر داده شد.')).toBeVisible()

  await theirs.goto('/panel/notices')
  await expect(theirs.getByText('تکلیف «نوشتهٔ کوتاه» نمره گرفت')).toBeVisible()
  await theirs.goto(`/learn/${course.slug}/${course.lessonId}`)
  await expect(theirs.getByText('۲۰ از ۲۰')).toBeVisible()
  await expect(theirs.getByText('بوی باران را شنیدم.')).toBeVisible()
  await learners.close()

  await page.goto(`/teach/courses/${course.id}/gradebook`)
  await expect(page.getByRole('grid', { name: 'دفتر نمره' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('gridcell', { name: '۲۰ از ۲۰' }).getByRole('link')).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دریافت اکسل' }).click()
  expect((await download).suggestedFilename()).toBe(`دفتر نمرهٔ ${course.title}.xlsx`)
})

test('cohorts and announcements work without JavaScript, and learners read them', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(120_000)
  const course = await aTaughtCourse(browser, baseURL)
  const { mobile } = await arrive(page)
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const teacher = await plain.newPage()
  await signInAs(teacher, 'teacher')

  await teacher.goto(`/teach/courses/${course.id}/cohorts`)
  await teacher.getByLabel('نام گروه').fill('پاییز ۱۴۰۵')
  await teacher.getByLabel('روز شروع').fill('۱۴۰۵/۰۹/۰۱')
  await teacher.getByLabel('روز پایان').fill('۱۴۰۵/۰۸/۰۱')
  await teacher.getByRole('button', { name: 'افزودن گروه' }).click()
  await expect(teacher.getByText('روز پایان گروه پیش از شروع آن است')).toBeVisible()
  await teacher.getByLabel('روز پایان').fill('۱۴۰۵/۱۰/۳۰')
  await teacher.getByRole('button', { name: 'افزودن گروه' }).click()
  await expect(teacher.getByText('از ۱۴۰۵/۰۹/۰۱ تا ۱۴۰۵/۱۰/۳۰')).toBeVisible()

  await teacher.goto(`/teach/courses/${course.id}/students/add`)
  await teacher.getByLabel('شماره‌ها', { exact: true }).fill(mobile)
  await teacher.getByLabel('گروه').selectOption('پاییز ۱۴۰۵')
  await teacher.getByRole('button', { name: 'دعوت این شماره‌ها' }).click()
  await expect(teacher.getByText('کار این فهرست تمام شد.')).toBeVisible()

  await teacher.goto(`/teach/courses/${course.id}/students/add`)
  const list = {
    name: 'شماره‌ها.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`نام,موبایل\nسارا,${`09${String(Math.random()).slice(2, 11)}`}\n`),
  }
  await teacher.getByLabel('یا فایل شماره‌ها').setInputFiles(list)
  await teacher.getByRole('button', { name: 'دعوت این شماره‌ها' }).click()
  await expect(teacher.getByText('کار این فهرست تمام شد.')).toBeVisible()

  await teacher.goto(`/teach/courses/${course.id}/announcements`)
  await teacher.getByLabel('عنوان').fill('کلاس شنبه')
  await teacher.getByLabel('متن').fill('شنبه ساعت ۱۸ هم را می‌بینیم.')
  await teacher.getByLabel('برای').selectOption('پاییز ۱۴۰۵')
  await teacher.getByRole('button', { name: 'ارسال اطلاعیه' }).click()
  await expect(teacher.getByRole('heading', { name: 'کلاس شنبه' })).toBeVisible()
  await plain.close()

  await expect(async () => {
    await page.goto('/panel/notices')
    await expect(page.getByText(`${course.title}: کلاس شنبه`)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.goto(`/panel/announcements/${course.id}`)
  await expect(page.getByText('گروه شما: پاییز ۱۴۰۵')).toBeVisible()
  await expect(page.getByText('شنبه ساعت ۱۸ هم را می‌بینیم.')).toBeVisible()
  await look(page)
})

import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamFor } from './set-exam.ts'

test('a teacher gives one learner more minutes in an exam, changes them and takes them away', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const others = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await others.newPage()
  const candidate = await arrive(theirs)
  const examId = await anExamFor(browser, theirs, candidate.mobile, baseURL)

  await signInAs(page, 'teacher')
  await page.goto(`/teach/exams/${examId}?step=publish`)
  await hydrated(page)
  await page.getByRole('link', { name: 'استثناها' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز استثنایی نگذاشته‌اید' })).toBeVisible()
  await look(page)
  await page.getByRole('searchbox', { name: 'نام دانشجو' }).fill(candidate.name)
  await page.getByRole('button', { name: 'جست‌وجو' }).last().click()
  await page.getByLabel('برای', { exact: true }).selectOption({ label: candidate.name })
  await page.getByRole('button', { name: 'افزودن استثنا' }).click()
  await expect(page.getByText('هیچ تفاوتی مشخص نشده است.')).toBeVisible()
  await page.getByLabel('مدت، به دقیقه').fill('۴۵')
  const closing = page.getByRole('group', { name: 'پایان' })
  await closing.getByLabel('روز').fill('۱۴۲۰/۰۲/۱۵')
  await closing.getByLabel('ساعت').fill('۱۸:۳۰')
  await page.getByRole('button', { name: 'افزودن استثنا' }).click()
  const row = page.getByRole('list', { name: 'استثناها' }).getByRole('listitem')
  await expect(row).toContainText('پایان ۱۴۲۰/۰۲/۱۵ ۱۸:۳۰، ۴۵ دقیقه')
  await look(page)

  await theirs.goto(`/panel/exams/${examId}`)
  await expect(theirs.getByText('۴۵ دقیقه وقت دارید')).toBeVisible()
  await expect(theirs.getByText('۱۴۲۰/۰۲/۱۵ ۱۸:۳۰')).toBeVisible()

  await row.getByRole('link', { name: /^ویرایش/ }).click()
  await row.getByLabel('مدت، به دقیقه').fill('۶۰')
  await look(page)
  await row.getByRole('button', { name: 'ذخیره' }).click()
  await expect(row).toContainText('پایان ۱۴۲۰/۰۲/۱۵ ۱۸:۳۰، ۶۰ دقیقه')
  await row.getByRole('button', { name: /^پاک کردن/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'پاک کردن' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز استثنایی نگذاشته‌اید' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('۳۰ دقیقه وقت دارید')).toBeVisible()
  await others.close()
})

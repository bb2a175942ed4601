import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamFor } from './set-exam.ts'

test('an invigilator sees a candidate work, gives more time, says something, stops the exam and lets it go on', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(150_000)
  const others = await browser.newContext({ baseURL })
  const theirs = await others.newPage()
  const candidate = await arrive(theirs)
  const examId = await anExamFor(browser, theirs, candidate.mobile, baseURL)
  await theirs.goto(`/panel/exams/${examId}`)
  await hydrated(theirs)
  await expect(theirs.getByText(/^مراقب آزمون می‌بیند/)).toBeVisible()
  await theirs.getByRole('button', { name: 'شروع آزمون' }).click()
  await expect(theirs.getByRole('heading', { name: 'سؤال ۱ از ۳' })).toBeVisible()

  await signInAs(page, 'teacher')
  await page.goto(`/teach/exams/${examId}?step=publish`)
  await hydrated(page)
  await page.getByRole('link', { name: 'مراقبت از آزمون' }).click()
  const card = page
    .getByRole('list', { name: 'شرکت‌کنندگان' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: candidate.name }) })
  await expect(card).toContainText('در حال پاسخ')
  await theirs.getByRole('radio', { name: 'تهران' }).check()
  await expect(theirs.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  // The page keeps itself up to date.
  await expect(card).toContainText('۱ از ۳ سؤال')
  await look(page)

  await page.getByText('پیام به همه', { exact: true }).click()
  await page.getByLabel('متن پیام').first().fill('صورت سؤال ۲ اصلاح شد.')
  await page.getByRole('button', { name: 'ارسال پیام' }).first().click()
  await expect(page.getByText('پیام برای ۱ شرکت‌کننده فرستاده شد.')).toBeVisible()
  await expect(theirs.getByText('صورت سؤال ۲ اصلاح شد.')).toBeVisible()
  await look(theirs)
  await theirs.getByRole('button', { name: 'متوجه شدم' }).click()
  await expect(theirs.getByText('صورت سؤال ۲ اصلاح شد.')).toBeHidden()

  await card.getByRole('checkbox').check()
  await page.getByText('تمدید وقت', { exact: true }).click()
  await look(page)
  await page.getByRole('button', { name: 'تمدید', exact: true }).last().click()
  await expect(page.getByText(/دلیل/).last()).toBeVisible()
  await page.getByLabel('دلیل').last().fill('قطع اینترنت')
  await page.getByRole('button', { name: 'تمدید', exact: true }).last().click()
  await expect(page.getByText('وقت ۱ شرکت‌کننده تمدید شد.')).toBeVisible()
  await expect(card).toContainText('۱۰ دقیقه تمدید شده')
  await expect(theirs.getByText('وقت شما تمدید شد')).toBeVisible()

  await card.getByRole('checkbox').check()
  await page.getByText('توقف', { exact: true }).click()
  await page.getByRole('button', { name: 'توقف آزمون این‌ها' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'توقف آزمون این‌ها' }).click()
  await expect(card).toContainText('متوقف‌شده')
  await expect(theirs.getByRole('heading', { name: 'آزمون شما متوقف شده است' })).toBeVisible()
  await look(theirs)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'آزمون شما متوقف شده است' })).toBeVisible()

  await card.getByRole('checkbox').check()
  await page.getByText('ادامه', { exact: true }).click()
  await page.getByRole('button', { name: 'اجازهٔ ادامه' }).click()
  await expect(page.getByText('۱ شرکت‌کننده ادامه می‌دهند.')).toBeVisible()
  await expect(theirs.getByRole('radio', { name: 'تهران' })).toBeChecked()
  await theirs.getByRole('radio', { name: 'شیراز' }).check()
  await expect(theirs.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  await others.close()
})

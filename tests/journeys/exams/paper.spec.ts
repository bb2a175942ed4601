import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamWith, capital, earthTurns } from './set-exam.ts'

test('an exam is printed, a learner’s answer sheet is entered, and the result is there for both', {
  tag: '@phone',
}, async ({ page, browser, baseURL: origin, look }) => {
  const baseURL = origin ?? ''
  const newcomer = await arrive(page, 'الهه فرجی')
  const { examId } = await anExamWith([capital, earthTurns], {
    ...{ browser, page, mobile: newcomer.mobile, baseURL },
  })
  const desk = await browser.newContext({
    ...{ baseURL, ...(page.viewportSize() && { viewport: page.viewportSize() }) },
  })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  await test.step('booklet, answer sheet and key are printed', async () => {
    await teacher.goto(`/teach/exams/${examId}/paper`)
    await look(teacher)
    await teacher.getByRole('link', { name: 'چاپ دفترچه' }).click()
    await expect(teacher.getByText('پایتخت ایران کجاست؟')).toBeVisible()
    await look(teacher)
    await teacher.getByRole('link', { name: 'برگشت به آزمون کاغذی' }).click()
    await teacher.getByRole('link', { name: 'چاپ کلید' }).click()
    await expect(teacher.getByRole('main').getByText('تهران')).toBeVisible()
    await expect(teacher.getByText('پایتخت ایران کجاست؟')).toBeHidden()
    await teacher.getByRole('link', { name: 'برگشت به آزمون کاغذی' }).click()
    await teacher.getByRole('link', { name: 'چاپ پاسخ‌برگ' }).click()
    await expect(teacher.getByText('دایرهٔ پاسخ را', { exact: false })).toBeVisible()
    await look(teacher)
    await teacher.getByRole('link', { name: 'برگشت به آزمون کاغذی' }).click()
  })
  await test.step('a sheet is entered', async () => {
    await teacher.getByRole('link', { name: 'وارد کردن پاسخ‌برگ' }).click()
    await teacher.getByRole('group', { name: 'سؤال ۱' }).getByRole('radio', { name: 'گزینهٔ ۱' }).check()
    await teacher.getByRole('group', { name: 'سؤال ۲' }).getByRole('radio', { name: 'نادرست' }).check()
    await look(teacher)
    await teacher.getByRole('button', { name: 'ثبت پاسخ‌برگ' }).click()
    await expect(teacher.getByText('کاغذی', { exact: true })).toBeVisible()
    await expect(teacher.getByText(/^نمره: /)).toBeVisible()
    await look(teacher)
  })
  await page.goto(`/panel/exams/${examId}`)
  await page.getByRole('link', { name: 'دفعهٔ ۱' }).click()
  await expect(page.getByText('پایتخت ایران کجاست؟')).toBeVisible()
  await desk.close()
})

import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamWith, capital } from './set-exam.ts'

test('a candidate objects, the teacher sees the receipt, corrects the key after a dry run, and the mark changes', {
  tag: '@phone',
}, async ({ page, browser, baseURL: origin, look }) => {
  const baseURL = origin ?? ''
  const newcomer = await arrive(page, 'نگار صدر')
  const { examId } = await anExamWith([capital], {
    ...{ browser, page, mobile: newcomer.mobile, baseURL, wish: () => ({ objectionDays: 3 }) },
  })
  const call = callsOf(page)
  const { attempt } = await call<{ attempt: { id: string; questions: { id: string }[] } }>(
    'panel/exam/start',
    {
      ...{ examId, requestId: crypto.randomUUID() },
    },
  )
  const answers = attempt.questions.map(({ id }) => ({ questionId: id, value: 'b' }))
  await call('panel/examSave', { attemptId: attempt.id, sequence: 1, answers })
  await call('panel/exam/submit', { attemptId: attempt.id, requestId: crypto.randomUUID() })

  await page.goto(`/panel/exams/attempts/${attempt.id}`)
  await hydrated(page)
  await page.getByText('اعتراض به این سؤال').click()
  await page.getByLabel('چه چیزی در این سؤال').fill('در سال پرسیده‌شده پایتخت اصفهان بوده است.')
  await look(page)
  await page.getByRole('button', { name: 'ثبت اعتراض' }).click()
  await expect(page.getByText('در انتظار پاسخ')).toBeVisible()
  await look(page)

  const desk = await browser.newContext({
    baseURL,
    ...(page.viewportSize() && { viewport: page.viewportSize() }),
  })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  await teacher.goto(`/teach/exams/${examId}/objections`)
  await look(teacher)
  await teacher.getByRole('link', { name: 'نگار صدر' }).click()
  await expect(teacher.getByText('ذخیرهٔ ۱،', { exact: false })).toBeVisible()
  await look(teacher)
  await hydrated(teacher)
  await teacher.getByRole('radio', { name: 'پذیرفته می‌شود', exact: true }).check()
  await teacher.getByLabel('توضیح برای شرکت‌کننده').fill('درست می‌گویید؛ کلید را اصلاح می‌کنم.')
  await teacher.getByRole('button', { name: 'ثبت پاسخ' }).click()
  await expect(teacher.getByText('پاسخ شما ثبت شد. اعتراض دیگری در انتظار نیست.')).toBeVisible()

  await teacher.getByRole('link', { name: 'اصلاح کلید', exact: true }).click()
  await look(teacher)
  await teacher.getByRole('link', { name: 'پایتخت ایران کجاست؟' }).click()
  await expect(teacher.getByRole('heading', { name: 'این سؤال چطور حساب شود؟' })).toBeVisible()
  await hydrated(teacher)
  await teacher.getByRole('radio', { name: /^پاسخ‌های دیگری هم درست است/ }).check()
  await teacher.getByRole('checkbox', { name: /^اصفهان/ }).check()
  await teacher.getByRole('button', { name: 'پیش‌نمایش نمره‌ها' }).click()
  await expect(teacher.getByRole('heading', { name: 'اگر اعمال شود' })).toBeVisible()
  await expect(teacher.getByText('۱ از ۱')).toBeVisible()
  await look(teacher)
  await teacher.getByLabel('دلیل اصلاح').fill('پایتخت در متن سؤال معلوم نبود.')
  await teacher.getByRole('button', { name: 'اعمال و اعلام به ۱ نفر' }).click()
  await expect(teacher.getByText('اعمال شد. نمرهٔ ۱ نفر عوض شد', { exact: false })).toBeVisible()
  await expect(teacher.getByText('پایتخت در متن سؤال معلوم نبود.')).toBeVisible()
  await look(teacher)

  await page.reload()
  await expect(page.getByText('۱ از ۱', { exact: true })).toBeVisible()
  await expect(page.getByText('درست می‌گویید؛ کلید را اصلاح می‌کنم.')).toBeVisible()
  await expect(page.getByText('بعد از آزمون پاسخ دیگری هم برای این سؤال پذیرفته شد.')).toBeVisible()
  await look(page)
  await desk.close()
})

import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { handIn } from './handed-in.ts'
import { anExamWith, essay } from './set-exam.ts'

const late = 'این را بعد از تحویل نوشتم، چون اینترنت قطع بود و نرسید.'

test('an answer that came after the hand-in is shown to its candidate and to who marks, with why it does not count', {
  tag: '@phone',
}, async ({ page, browser, baseURL: origin, look }) => {
  const baseURL = origin ?? ''
  const candidate = await arrive(page, 'نگار صدر')
  const { examId } = await anExamWith([essay], { browser, page, mobile: candidate.mobile, baseURL })
  const attemptId = await handIn(page, examId)
  const { attempt } = await callsOf(page)<{ attempt: { questions: { id: string }[] } }>(
    'panel/exam/attempt',
    {
      attemptId,
    },
  )
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'arvand.session')?.value ?? ''
  const answers = attempt.questions.map(({ id }) => ({ questionId: id, value: late }))
  const refused = await page.request.post('/api/panel/examSave', {
    data: { attemptId, sequence: 2, answers },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(refused.status()).toBe(409)

  await page.goto(`/panel/exams/attempts/${attemptId}`)
  await expect(page.getByText('پاسخ دیگری هم رسید که حساب نشد')).toBeVisible()
  await expect(page.getByText(late)).toBeVisible()
  await expect(page.getByText('بعد از تحویل آزمون رسید.', { exact: false })).toBeVisible()
  await look(page)

  const desk = await browser.newContext({
    baseURL,
    ...(page.viewportSize() && { viewport: page.viewportSize() }),
  })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  await teacher.goto(`/teach/exams/${examId}/results`)
  await expect(teacher.getByText('۱ پاسخ دیر رسیده و حساب نشده است.')).toBeVisible()
  await look(teacher)
  await teacher.getByRole('link', { name: 'دیدن پاسخ‌ها' }).click()
  await expect(teacher.getByRole('heading', { name: 'پاسخ‌های دیررسیده' })).toBeVisible()
  await expect(teacher.getByText(late)).toBeVisible()
  await look(teacher)
  await teacher.getByRole('link', { name: 'دیدن و نمره دادن' }).click()
  await expect(teacher.getByText('پاسخ دیگری هم رسید که حساب نشد')).toBeVisible()
  await look(teacher)
  await desk.close()
})

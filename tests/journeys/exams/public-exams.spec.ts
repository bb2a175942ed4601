import { asDemoPerson } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'

test('anyone finds an exam that is sold, reads what it is, and puts it into the cart', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const title = `آزمون ورودی ${Math.random().toString(36).slice(2, 8)}`
  const course = await aTaughtCourse(browser, baseURL ?? '')
  await asDemoPerson(browser, baseURL ?? '', 'teacher', async (call) => {
    const made = { kind: 'trueFalse', categoryId: null, requestId: crypto.randomUUID() }
    const { questionId } = await call<{ questionId: string }>('teacher/question/make', made)
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] }
    const question = { kind: 'trueFalse', text, correct: true, whenTrue: null, whenFalse: null }
    await call('teacher/question/save', { questionId, revision: 0, question })
    await call('teacher/question/keepVersion', { questionId, revision: 1, requestId: crypto.randomUUID() })
    const exam = { courseId: course.id, title, requestId: crypto.randomUUID() }
    const { examId } = await call<{ examId: string }>('teacher/exam/make', exam)
    const slots = [{ id: crypto.randomUUID(), pick: { by: 'question', questionId }, points: null }]
    const sections = [{ id: crypto.randomUUID(), title: 'بخش ۱', slots }]
    await call('teacher/exam/save', {
      ...{ examId, revision: 0 },
      settings: { title, minutes: 30, price: 500_000, sections },
    })
    await call('teacher/exam/publish', { examId, revision: 1 })
  })
  await page.goto(`/exams?q=${encodeURIComponent(title)}`)
  await look(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'افزودن به سبد' }).click()
  // Before hydration the form leads to the cart, and after it the visitor stays.
  const stayed = page.getByRole('link', { name: /^در سبد شماست/ })
  await expect(stayed.or(page.getByRole('heading', { level: 1, name: 'سبد خرید' }))).toBeVisible()
  if (await stayed.isVisible()) await stayed.click()
  await expect(page.getByText(title).first()).toBeVisible()
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title }).first()).toHaveAttribute('href', /^\/exams\//)
})

import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamWith, capital, slotOf } from './set-exam.ts'

/** Two lessons of two questions; the first counts three times. */
function konkurOf(questionIds: readonly string[]) {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const sections = [
    { id: first, title: 'زیست‌شناسی', slots: questionIds.slice(0, 2).map(slotOf) },
    { id: second, title: 'شیمی', slots: questionIds.slice(2).map(slotOf) },
  ]
  const subgroups = [
    { id: crypto.randomUUID(), title: 'زیرگروه ۱', coefficients: { [first]: 3, [second]: 1 } },
  ]
  const field = { id: crypto.randomUUID(), title: 'علوم تجربی', lessons: [first, second], subgroups }
  return { sections, konkur: { fields: [field], quotas: ['منطقهٔ ۱', 'منطقهٔ ۲'] } }
}

test('a booklet is chosen, taken lesson by lesson, and its result sheet and the teacher’s ranking follow', {
  tag: '@phone',
}, async ({ page, browser, baseURL: origin, look }) => {
  const baseURL = origin ?? ''
  const newcomer = await arrive(page, 'نیلوفر کیانی')
  const { examId } = await anExamWith([capital, capital, capital, capital], {
    ...{ browser, page, mobile: newcomer.mobile, baseURL, wish: konkurOf },
  })
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await expect(page.getByText('گروه آزمایشی، سهمیه و شهر خود را', { exact: false })).toBeVisible()
  await page.getByLabel('گروه آزمایشی').selectOption('علوم تجربی، ۴ سؤال')
  await page.getByLabel('سهمیه').selectOption('منطقهٔ ۲')
  await page.getByLabel('شهر').selectOption('شیراز')
  await look(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'زیست‌شناسی، سؤال ۱ از ۲' })).toBeVisible()
  const lessons = page.getByRole('navigation', { name: 'درس‌ها' }).first()
  await page.getByRole('radio', { name: 'تهران' }).check()
  await expect(lessons.getByRole('button', { name: 'زیست‌شناسی ۱ از ۲' })).toBeVisible()
  await page.getByRole('button', { name: 'بعدی' }).click()
  await page.getByRole('radio', { name: 'تهران' }).check()
  await lessons.getByRole('button', { name: /^شیمی/ }).click()
  await expect(page.getByRole('heading', { name: 'شیمی، سؤال ۱ از ۲' })).toBeVisible()
  await page.getByRole('radio', { name: 'اصفهان' }).check()
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).first().click()
  await page.getByRole('button', { name: 'تحویل آزمون', exact: true }).click()
  await page.waitForURL(/\/panel\/exams\/attempts\//)

  await page.getByRole('link', { name: 'کارنامه', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('تنها داوطلب این دفترچه')).toBeVisible()
  const facts = page.getByRole('main')
  await expect(facts.getByText('نیلوفر کیانی')).toBeVisible()
  await expect(facts.getByText('۱۰۰٫۰۰').filter({ visible: true })).toBeVisible()
  await expect(facts.getByText('−۱۶٫۶۷').filter({ visible: true }).first()).toBeVisible()
  await expect(facts.getByText('تراز این آزمون است، نه تراز سازمان سنجش.')).toBeVisible()
  await look(page)

  const desk = await browser.newContext({
    baseURL,
    ...(page.viewportSize() && { viewport: page.viewportSize() }),
  })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  await teacher.goto(`/teach/exams/${examId}?step=rules`)
  await expect(teacher.getByRole('heading', { name: 'آزمون کنکوری' })).toBeVisible()
  await look(teacher)
  await teacher.goto(`/teach/exams/${examId}/ranking`)
  await expect(teacher.getByText('نیلوفر کیانی', { exact: false }).filter({ visible: true })).toBeVisible()
  await look(teacher)
  await desk.close()
})

import type { Browser } from '@playwright/test'
import { asDemoPerson } from '../calls.ts'
import { atBank } from '../commerce/at-bank.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'

/** An exam that everybody may buy; returns its title. */
async function aSoldExam(browser: Browser, baseURL = ''): Promise<string> {
  const title = `آزمون ورودی ${Math.random().toString(36).slice(2, 8)}`
  const course = await aTaughtCourse(browser, baseURL)
  await asDemoPerson(browser, baseURL, 'teacher', async (call) => {
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
  return title
}

test('anyone finds an exam that is sold, reads what it is, and puts it into the cart', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const title = await aSoldExam(browser, baseURL)
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

test('an exam is bought at the bank, opened, paid back, bought again, and begun it stays bought', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(150_000)
  const title = await aSoldExam(browser, baseURL)
  await arrive(page, 'گلنار سپهری')
  const buy = async () => {
    await page.goto(`/exams?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await hydrated(page)
    await page.getByRole('button', { name: 'افزودن به سبد' }).click()
    await expect(page.getByRole('link', { name: /^در سبد شماست/ })).toBeVisible()
    await page.goto('/checkout')
    await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
    await atBank(page, 'pay')
    await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
  }
  const open = async () => {
    await page.goto('/panel/exams')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await hydrated(page)
  }
  const begin = page.getByRole('button', { name: 'شروع آزمون' })
  const ask = page.getByText('درخواست بازپرداخت').first()

  await buy()
  await look(page)
  const factor = page.getByRole('link', { name: 'دیدن فاکتور' })
  const first = (await factor.getAttribute('href')) ?? ''
  await open()
  await expect(begin).toBeVisible()
  await look(page)

  await page.goto(first)
  await ask.click()
  await page.getByLabel('دلیل شما').fill('آن روز امتحان دیگری دارم.')
  await page.getByRole('button', { name: 'درخواست بازپرداخت' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'درخواست بازپرداخت' }).click()
  await expect(page.getByText(/^بازپرداخت .* تومان/).first()).toBeVisible()
  await page.goto('/panel/exams')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)

  await buy()
  const second = (await factor.getAttribute('href')) ?? ''
  await open()
  await begin.click()
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
  await page.getByRole('radio', { name: 'درست', exact: true }).check()
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  // Who has begun it knows its questions.
  await page.goto(second)
  await expect(page.getByRole('heading', { level: 1, name: /^فاکتور/ })).toBeVisible()
  await expect(page.getByText('درخواست بازپرداخت')).toHaveCount(0)
})

test('a newcomer begins a free exam from its public page', async ({ page }) => {
  await arrive(page)
  await page.goto('/exams?q=همه‌جور')
  await page
    .getByRole('link', { name: /همه‌جور سؤال/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'شرکت در آزمون' }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'سؤال ۱ از ۱۳' })).toBeVisible()
})

import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamWith, capital } from './set-exam.ts'

test('on a device whose clock is a day ahead an exam has its whole time, is saved and handed in', {
  tag: '@phone',
}, async ({ page, context, browser, baseURL }) => {
  const { mobile } = await arrive(page)
  const { examId } = await anExamWith([capital], { browser, page, mobile, baseURL: baseURL ?? '' })
  await context.addInitScript((aheadMs) => {
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [Real.now() + aheadMs]) as [number]))
      }
      static override now = () => Real.now() + aheadMs
    } as DateConstructor
  }, 86_400_000)
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('timer')).toContainText(/(۲۹|۳۰) دقیقه/)
  await page.keyboard.press('Digit1')
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().click()
  await page.getByRole('button', { name: 'تحویل آزمون', exact: true }).click()
  await page.waitForURL(/\/panel\/exams\/attempts\//)
  await expect(page.getByText('۱ از ۱', { exact: true }).first()).toBeVisible()
})

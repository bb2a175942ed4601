import type { Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamWith, capital, earthTurns, slotOf } from './set-exam.ts'

const saved = (page: Page) => expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()

test('a candidate goes from section to section, and in a one-way one from question to question', {
  tag: '@phone',
}, async ({ page, context, browser, baseURL, look }) => {
  const candidate = await arrive(page)
  const { examId } = await anExamWith([capital, earthTurns, capital], {
    ...{ browser, page, mobile: candidate.mobile, baseURL: baseURL ?? '' },
    wish: ([one = '', two = '', three = '']) => ({
      minutes: null,
      sections: [
        {
          ...{ id: crypto.randomUUID(), title: 'جغرافیا', minutes: 20 },
          slots: [slotOf(one)],
        },
        {
          ...{ id: crypto.randomUUID(), title: 'نجوم', minutes: 10, oneWay: true },
          slots: [slotOf(two), slotOf(three)],
        },
      ],
    }),
  })
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await expect(page.getByText('۲ بخش دارد که به‌ترتیب باز می‌شود')).toBeVisible()
  await expect(page.getByText('از لحظه‌ای که شروع کنید ۳۰ دقیقه وقت دارید.')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await expect(page.getByRole('heading', { name: 'جغرافیا، سؤال ۱ از ۱' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('۰۰:۱۹')
  await page.getByRole('radio', { name: 'تهران' }).check()
  await saved(page)
  await look(page)

  // Without a line the dialog waits, and goes on by itself.
  await page.getByRole('button', { name: 'ورود به بخش بعد' }).last().click()
  const dialog = page.getByRole('alertdialog', { name: 'وارد بخش «نجوم» می‌شوید؟' })
  await expect(dialog.getByText('بخش «جغرافیا» بسته می‌شود')).toBeVisible()
  await look(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'ورود به بخش بعد' }).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'نجوم، سؤال ۱ از ۲' })).toBeVisible()
  await expect(page.getByText('بخش ۲ از ۲', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('۰۰:۰۹')
  await look(page)

  await page.getByRole('button', { name: 'بعدی' }).click()
  await expect(page.getByRole('alertdialog', { name: 'بدون پاسخ رد می‌شوید؟' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'ماندن در این سؤال' }).click()
  await page.getByRole('radio', { name: 'درست', exact: true }).check()
  await page.getByRole('button', { name: 'بعدی' }).click()
  await expect(page.getByRole('heading', { name: 'نجوم، سؤال ۲ از ۲' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'قبلی' })).toBeHidden()
  await saved(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'نجوم، سؤال ۲ از ۲' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'نجوم، سؤال ۲ از ۲' })).toBeVisible()
  await page.getByRole('radio', { name: 'تهران' }).check()
  await saved(page)
  await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().click()
  await page.getByRole('button', { name: 'تحویل آزمون', exact: true }).click()
  await page.waitForURL(/\/panel\/exams\/attempts\//)
  await expect(page.getByText('۳ از ۳', { exact: true }).first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aName } from '../people/made-up-people.ts'
import { addLesson, openLesson } from './curriculum.ts'

/** Presses a button by the keyboard. */
const press = (page: Page, name: string, nth = 0) =>
  page.getByRole('button', { name, exact: true }).nth(nth).press('Enter')

async function dragByKeyboard(page: Page) {
  await test.step('a lesson is dragged by the keyboard', async () => {
    const rows = page.getByRole('row')
    await page.getByRole('row', { name: 'نقشهٔ آسمان' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(page.locator(':focus')).toHaveAccessibleName(/^گذاشتن پیش از صورت‌های فلکی/, {
        timeout: 500,
      })
    }).toPass()
    const kept = page.waitForResponse((answer) => answer.url().endsWith('curriculum/arrange'))
    await page.keyboard.press('Enter')
    await expect(rows.first()).toContainText('نقشهٔ آسمان')
    expect((await kept).ok()).toBe(true)
    // «برگرداندن ترتیب» brings the order before, stored too, and pressed again the new one.
    for (const first of ['صورت‌های فلکی', 'نقشهٔ آسمان']) {
      const undone = page.waitForResponse((answer) => answer.url().endsWith('curriculum/arrange'))
      await press(page, 'برگرداندن ترتیب')
      expect((await undone).ok()).toBe(true)
      await expect(rows.first()).toContainText(first)
    }
    await page.reload()
    await expect(rows.first()).toContainText('نقشهٔ آسمان')
  })
}

async function writeLessons(page: Page, title: string, look: (page: Page) => Promise<void>) {
  await test.step('each lesson is written, and saved by itself', async () => {
    await openLesson(page, 'صورت‌های فلکی')
    const text = page.getByRole('textbox', { name: 'متن درس' })
    await text.press('Control+End')
    await page.keyboard.type('## دب اکبر')
    await page.keyboard.press('Enter')
    await page.keyboard.type('هفت ستارهٔ پرنور آن را آبگردان می')
    await page.keyboard.press('Shift+Space')
    await page.keyboard.type('خوانند.')
    await expect(text.getByRole('heading', { name: 'دب اکبر' })).toBeVisible()
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
    await look(page)
    await page.reload()
    await expect(text).toContainText('آبگردان می‌خوانند')
    await press(page, 'لغو انتشار')
    await expect(page.getByText('انتشار درس لغو شد.')).toBeVisible()
    await press(page, 'انتشار درس')
    await expect(page.getByText('درس منتشر شد.')).toBeVisible()

    await page.getByRole('link', { name: 'درس قبلی' }).press('Enter')
    await page.getByLabel('آدرس صفحه').fill('https://example.com/sky')
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).press('Enter')
    await openLesson(page, 'رصد خانگی')
    await page.getByRole('textbox', { name: 'شرح تکلیف' }).press('Control+End')
    await page.keyboard.type('از آسمان شب خود بنویسید.')
    await press(page, 'افزودن معیار')
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
    await look(page)
  })
}

test('a teacher makes a course by the keyboard, a manager returns it and publishes it', {
  tag: ['@phone', '@gate'],
}, async ({ page, look }) => {
  const title = aName('ستاره‌شناسی')
  await signInAs(page, 'teacher')
  await page.goto('/teach/courses/new')
  await look(page)
  await page.getByLabel('نام دوره').fill(title)
  await page.getByLabel('رشته').selectOption({ label: 'علوم' })
  await press(page, 'ساختن دورهٔ تازه')

  await page.getByLabel('نام فصل').fill('آسمان شب')
  await press(page, 'افزودن فصل')
  await addLesson(page, 'آسمان شب', 'صورت‌های فلکی', 'متن')
  await addLesson(page, 'آسمان شب', 'نقشهٔ آسمان', 'صفحهٔ جاسازی‌شده')
  await addLesson(page, 'آسمان شب', 'رصد خانگی', 'تکلیف')
  await test.step('a section folds, says what it holds, and stays so', async () => {
    const part = page.getByRole('region', { name: 'آسمان شب' })
    await expect(part.getByText('۳ درس')).toBeVisible()
    await expect(page.getByText('۱ فصل، ۳ درس')).toBeVisible()
    await press(page, 'بستن فصل «آسمان شب»')
    await expect(page.getByRole('row')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'باز کردن فصل «آسمان شب»' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(page.getByRole('row')).toHaveCount(0)
    await press(page, 'باز کردن فصل «آسمان شب»')
    await expect(page.getByRole('row')).toHaveCount(3)
  })
  // From its start, so that no row is half under the bar at the foot of a phone.
  await page.evaluate(() => window.scrollTo(0, 0))
  await look(page)

  await dragByKeyboard(page)
  await writeLessons(page, title, look)

  await test.step('what is missing is told, mended, and the course is sent', async () => {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).press('Enter')
    await press(page, 'ارسال برای بررسی')
    // The refusal stands in the form of its button and has the focus.
    const refusal = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'ارسال برای بررسی', exact: true }) })
      .getByRole('alert')
    await expect(refusal).toContainText('دوره هنوز آمادهٔ بررسی نیست')
    await expect(page.locator(':focus').getByRole('alert')).toBeVisible()
    await page.getByRole('link', { name: /دوره خلاصه ندارد/ }).press('Enter')
    // The link leads to the field that it is about.
    await expect(page.getByLabel('خلاصه')).toBeFocused()
    await page.getByLabel('خلاصه').fill('با چشم و یک نقشه، آسمان شب را بشناسید.')
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
    await look(page)
    await expect(page.getByText('دوره آمادهٔ بررسی است.')).toBeVisible()
    await press(page, 'ارسال برای بررسی')
    await expect(page.getByText('دوره برای بررسی فرستاده شد.')).toBeVisible()
  })
  const address = page.url()

  await test.step('a manager returns it with a reason', async () => {
    await signInAs(page, 'manager')
    await page.goto('/manage/courses')
    await look(page)
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).press('Enter')
    await page.getByRole('link', { name: 'دیدن درس صورت‌های فلکی' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'دب اکبر' })).toBeVisible()
    await look(page)
    await page.getByLabel('دلیل، برای مدرس').fill('سطح دوره را بنویسید که مقدماتی است.')
    await press(page, 'برگرداندن با دلیل')
    await expect(page.getByText('دوره برگشت')).toBeVisible()
  })

  await test.step('its teacher reads the reason, mends it and sends it again', async () => {
    await signInAs(page, 'teacher')
    await page.goto(address)
    await expect(page.getByText('سطح دوره را بنویسید که مقدماتی است.')).toBeVisible()
    await page.getByLabel('سطح', { exact: true }).selectOption({ label: 'مقدماتی' })
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
    await press(page, 'ارسال برای بررسی')
    await expect(page.getByText('دوره برای بررسی فرستاده شد.')).toBeVisible()
  })

  await test.step('it is published, and found by whoever looks for it', async () => {
    await signInAs(page, 'manager')
    await page.goto('/manage/courses')
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).press('Enter')
    await press(page, 'انتشار دوره')
    await page.getByRole('alertdialog').getByRole('button', { name: 'انتشار دوره' }).press('Enter')
    await expect(page.getByText('دوره منتشر شد')).toBeVisible()
    await page.goto(`/courses?q=${encodeURIComponent(title)}`)
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  })
})

import { callsOf } from '../calls.ts'
import { atBank } from '../commerce/at-bank.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { makeTeacher } from '../teaching/course-staff.ts'
import { aPractisedGroup } from './practised-group.ts'

test('the questions of today are on the device: answered in a train, they are counted when the line is back', {
  tag: '@phone',
}, async ({ page, browser, baseURL, context, look, troubles }) => {
  const group = await aPractisedGroup(browser, baseURL ?? '', { questions: 3 })
  await arrive(page)
  const call = callsOf(page)
  // A group is taken along once it was begun.
  await page.goto(`/panel/practice/${group.id}`)
  await hydrated(page)
  await page.getByRole('radio', { name: /شیراز/ }).check()
  await page.getByRole('button', { name: 'بررسی پاسخ' }).click()
  await expect(page.getByText('پاسخ درست است')).toBeVisible()
  await page.goto('/panel/practice')
  await page.getByRole('link', { name: 'تمرین امروز، بدون اینترنت هم' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'تمرین امروز' })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect(page.getByText('۲ سؤال روی این دستگاه آماده است.')).toBeVisible()
  await look(page)
  const isKept = () =>
    page.evaluate(
      async () => (await caches.match('/panel/practice/today', { ignoreVary: true })) !== undefined,
    )
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true)

  await context.setOffline(true)
  await page.goto('/panel/practice/today')
  await expect(page.getByText('۲ سؤال روی این دستگاه آماده است.')).toBeVisible()
  await page.getByRole('radio', { name: /یزد/ }).check()
  await page.getByRole('button', { name: 'بررسی پاسخ' }).click()
  const result = page.getByRole('region', { name: 'نتیجه' })
  await expect(result.getByText('پاسخ نادرست است')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'سؤال بعدی' }).click()
  await expect(page.getByText('۱ پاسخ با وصل شدن اینترنت ارسال می‌شود.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'نمی‌دانم' }).click()
  await expect(result).toBeVisible()
  await page.getByRole('button', { name: 'سؤال بعدی' }).click()
  await expect(page.getByRole('heading', { name: 'برای امروز سؤالی نمانده است' })).toBeVisible()
  await look(page)
  // The router asks for the routes behind the links of a page, and logs an error when it cannot.
  const others = troubles.splice(0).filter((text) => !text.startsWith('Failed to fetch manifest patches'))
  expect(others).toEqual([])

  await context.setOffline(false)
  const plan = async () => {
    await page.goto('/panel/practice/today')
    const drawn = await call<{ plan: object; mistakes: number }>('panel/sampleQuestion/draw', {
      groupId: group.id,
      mode: 'daily',
    })
    return [drawn.plan, drawn.mistakes]
  }
  await expect
    .poll(plan, { timeout: 30_000, intervals: [1000, 3000] })
    .toEqual([{ due: 0, fresh: 0, done: 3, doneFresh: 3 }, 2])
})

test('a group is printed with its key and without, and a trial exam is drawn from it', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const group = await aPractisedGroup(browser, baseURL ?? '', { questions: 3 })
  await arrive(page)
  await page.goto(`/panel/practice/${group.id}`)
  await look(page)
  await page.getByRole('link', { name: 'چاپ سؤال‌ها' }).click()
  await expect(page.getByRole('heading', { level: 1, name: group.title })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'پاسخ‌ها' })).toBeHidden()
  await look(page)
  await page.getByRole('link', { name: 'با پاسخ' }).click()
  await expect(page.getByRole('region', { name: 'پاسخ‌ها' }).getByText('شیراز')).toHaveCount(3)
  await look(page)
  // On a dark device it is still as light as paper.
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page)
  await page.emulateMedia({ colorScheme: null })

  await page.goto(`/panel/practice/trials?group=${group.id}`)
  await look(page)
  await expect(page.getByRole('checkbox', { name: group.title })).toBeChecked()
  await page.getByLabel('تعداد سؤال').fill('۲')
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await expect(page.getByText('سؤال ۱ از ۲')).toBeVisible()
  await page.getByRole('radio', { name: /شیراز/ }).first().check()
  await look(page)
  // Loaded again it has what was answered.
  await page.reload()
  await expect(page.getByRole('radio', { name: /شیراز/ }).first()).toBeChecked()
  await page.getByRole('button', { name: 'پایان آزمون' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('۱ سؤال بی‌پاسخ مانده است.')
  await question.getByRole('button', { name: 'پایان آزمون' }).click()
  await expect(page.getByText('۱ از ۲ درست')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'آزمون تازه' }).click()
  await expect(page.getByRole('list', { name: 'آزمون‌های آزمایشی شما' }).getByRole('listitem')).toHaveCount(1)
  await look(page)
})

test('a group is sold: bought at the bank, then practised', async ({
  page,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? ''
  const context = await browser.newContext({ baseURL })
  const teacher = await context.newPage()
  const { mobile } = await arrive(teacher, aName('شهریار'))
  await makeTeacher(browser, baseURL, mobile)
  const group = await aPractisedGroup(browser, baseURL, { questions: 1, teacher })
  await teacher.goto(`/teach/practice/${group.id}`)
  await teacher.getByLabel('قیمت بدون مالیات').fill('۲۰٬۰۰۰')
  await expect(teacher.getByText('ذخیره شد', { exact: false })).toBeVisible()
  await look(teacher)
  await context.close()

  await arrive(page)
  await page.goto(`/panel/practice?q=${group.mark}`)
  await expect(page.getByText('۲۰٬۰۰۰ تومان')).toBeVisible()
  await look(page)
  // Who opens it without having bought it comes to where it is sold.
  await page.goto(`/panel/practice/${group.id}`)
  await expect(page).toHaveURL(/\/sample-questions\//)
  await expect(page.getByRole('heading', { level: 1, name: group.title })).toBeVisible()
  await look(page)
  await hydrated(page)
  await page.getByRole('button', { name: 'افزودن به سبد' }).click()
  await expect(page.getByRole('link', { name: /^در سبد شماست/ })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText(group.title).first()).toBeVisible()
  await look(page)
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: `شروع تمرین: «${group.title}»` }).click()
  await expect(page).toHaveURL(new RegExp(`/panel/practice/${group.id}$`))
  await expect(page.getByRole('radio', { name: /شیراز/ })).toBeVisible()
})

import { atBank } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { makeTeacher } from '../teaching/course-staff.ts'

test('a teacher publishes a webinar; a learner finds it, registers and gives the seat back', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const title = aName('وبینار')
  await signInAs(page, 'teacher')
  await page.goto('/teach/classes')
  await page.getByLabel('عنوان').fill(title)
  await page.getByRole('textbox', { name: /^روز/ }).fill('۱۴۰۶/۰۲/۱۰')
  await page.getByLabel('ساعت شروع').fill('۱۸:۳۰')
  await look(page)
  await page.getByRole('button', { name: 'ساختن وبینار' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('برای انتشار، معرفی کوتاه را بنویسید')).toBeVisible()
  await page.getByLabel('معرفی کوتاه').fill('نشستی کوتاه دربارهٔ گره‌ها')
  await page.getByLabel('ظرفیت').fill('۱')
  await page.getByRole('button', { name: 'ذخیرهٔ وبینار' }).click()
  await expect(page.getByText('وبینار ذخیره شد.')).toBeVisible()
  await page.getByRole('button', { name: 'انتشار وبینار' }).click()
  await expect(page.getByText('وبینار منتشر شد و ثبت‌نام آن باز است.')).toBeVisible()
  await look(page)
  const address = await page.getByRole('link', { name: 'صفحهٔ وبینار' }).getAttribute('href')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const learner = await context.newPage()
  await arrive(learner)
  await learner.goto(address ?? '')
  await look(learner)
  await learner.getByRole('button', { name: 'ثبت‌نام رایگان' }).click()
  await expect(learner.getByText('ثبت‌نام شما قطعی شد.')).toBeVisible()
  await look(learner)

  await test.step('the next one waits, and moves up when the seat is given back', async () => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const next = await other.newPage()
    await arrive(next)
    await next.goto(address ?? '')
    await next.getByRole('button', { name: 'ورود به لیست انتظار' }).click()
    await expect(next.getByText('نفر ۱ لیست انتظار هستید')).toBeVisible()
    await learner.getByRole('button', { name: 'انصراف از ثبت‌نام' }).click()
    await learner.getByRole('alertdialog').getByRole('button', { name: 'انصراف از ثبت‌نام' }).click()
    await expect(learner.getByText('ثبت‌نام شما لغو شد.')).toBeVisible()
    await next.goto('/panel/classes')
    await expect(next.getByText('ثبت‌نام شده')).toBeVisible()
    await look(next)
    await other.close()
  })
  await context.close()
})

test('a learner buys a seat of a paid webinar from the wallet, and the class stands in the calendar', async ({
  page,
  look,
}) => {
  await arrive(page)
  await page.goto('/panel/wallet')
  await page.getByText('۲۰۰٬۰۰۰ تومان', { exact: true }).click()
  await page.getByRole('button', { name: 'رفتن به بانک' }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'کیف پول شما شارژ شد' })).toBeVisible()
  await page.goto('/')
  await page
    .getByRole('region', { name: 'وبینارهای پیش رو' })
    .getByRole('link', { name: 'همهٔ وبینارها' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'وبینارها' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'نقش‌های اسلیمی و گره: هندسهٔ پنهان کاشی' }).click()
  await page.getByRole('button', { name: /^ثبت‌نام و پرداخت/ }).click()
  await expect(page.getByText('یک جا برای شما نگه داشته‌ایم.', { exact: false }).first()).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click()
  await expect(page.getByText('در این وبینار ثبت‌نام کرده‌اید.')).toBeVisible()
  await look(page)
  await page.goto('/panel/course-calendar')
  await expect(page.getByRole('link', { name: /نقش‌های اسلیمی و گره/ }).first()).toBeVisible()
  await page.goto('/panel/factors')
  await expect(page.getByText('نقش‌های اسلیمی و گره', { exact: false }).first()).toBeVisible()
})

test('a teacher repeats a draft by week; a learner registers for the whole series', async ({
  page,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? ''
  const { mobile } = await arrive(page, aName('پریچهر'))
  await makeTeacher(browser, baseURL, mobile)
  const title = aName('وبینار')
  await page.goto('/teach/classes')
  await page.getByLabel('عنوان').fill(title)
  await page.getByRole('textbox', { name: /^روز/ }).fill('۱۴۰۶/۰۲/۱۰')
  await page.getByRole('button', { name: 'ساختن وبینار' }).click()
  await page.getByLabel('معرفی کوتاه').fill('چند نشست دربارهٔ گره‌ها')
  await page.getByRole('button', { name: 'ذخیرهٔ وبینار' }).click()
  await expect(page.getByText('وبینار ذخیره شد.')).toBeVisible()
  await page.getByLabel('تعداد جلسه‌ها با همین وبینار').fill('۳')
  await look(page)
  await page.getByRole('button', { name: 'ساختن سری' }).click()
  await expect(page.getByRole('list', { name: 'جلسه‌های این سری' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'انتشار وبینار' }).click()
  await expect(page.getByText('وبینار منتشر شد و ثبت‌نام آن باز است.')).toBeVisible()
  await look(page)
  const address = await page.getByRole('link', { name: 'صفحهٔ وبینار' }).getAttribute('href')

  await arrive(page)
  await page.goto(address ?? '')
  await look(page)
  await page.getByRole('button', { name: 'ثبت‌نام در ۳ جلسهٔ باز' }).click()
  await expect(page.getByRole('list', { name: 'سری ۳ جلسه‌ای' }).getByText('ثبت‌نام شده')).toHaveCount(3)
  await look(page)
})

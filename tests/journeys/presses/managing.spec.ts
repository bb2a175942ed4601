import type { Browser, Page } from '@playwright/test'
import { asDemoPerson, type Call, callsOf } from '../calls.ts'
import { aGiftCard, aPaidCourse } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { countedTasks } from './counted.ts'
import { aDraft } from './draft-course.ts'

const requestId = () => crypto.randomUUID()

interface Factor {
  readonly factor: { readonly id: string; readonly number: string }
}

interface Tickets {
  readonly items: readonly { readonly id: string; readonly subject: string }[]
  readonly nextCursor: string | null
}

/** Makes a ticket urgent, so that it stands on the first page of the queue whatever else waits there. */
async function makeUrgent(call: Call, subject: string): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await call<Tickets>('support/ticket/list', { state: 'open', cursor })
    const ticket = page.items.find((one) => one.subject === subject)
    if (ticket) {
      await call('support/ticket/sort', { ticketId: ticket.id, department: 'payment', priority: 'urgent' })
      return
    }
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  throw new Error(`no open ticket «${subject}»`)
}

/** A newcomer who bought a course from the wallet and wrote to support about it. */
async function aBuyer(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const person = await arrive(page, aName('مانا'))
  const call = callsOf(page)
  const code = await aGiftCard(page, 5_000_000)
  await call('panel/giftCard/redeem', { code, requestId: requestId() })
  const { slug } = await aPaidCourse(page, 2)
  const answer = await page.request.get(`/api/home/courses/${slug}`)
  const { course } = (await answer.json()) as { course: { id: string } }
  const items = [{ kind: 'course', id: course.id }]
  const made = await call<Factor>('panel/createFactorCart', { items, requestId: requestId() })
  const wish = { factorId: made.factor.id, useWallet: true, requestId: requestId() }
  const { factor } = await call<Factor>('panel/payFactor', wish)
  const subject = aName('فاکتور خرید')
  const message = { name: person.name, replyTo: person.mobile, department: 'payment', subject }
  await call('home/contact', { ...message, body: 'نام شرکت روی فاکتور نیست.', requestId: requestId() })
  await context.close()
  return { ...person, factor, subject }
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'فهرست پنل مدیر', exact: true })

/** A page of a folded group of the menu. */
async function openFolded(page: Page, group: string, name: string): Promise<void> {
  await menu(page)
    .getByRole('button', { name: new RegExp(`^${group}`) })
    .click()
  await menu(page)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
}

/** By the search of the header, which finds people, factors and codes. */
async function find(page: Page, what: string, found: string): Promise<void> {
  await page.getByRole('button', { name: /^جست‌وجوی کاربر/ }).click()
  await page.getByRole('combobox').fill(what)
  await page.getByRole('option', { name: found }).first().click()
}

test('what a manager does again and again takes few presses', async ({ page, browser, baseURL: given }) => {
  const baseURL = given ?? ''
  test.setTimeout(300_000)
  const buyer = await aBuyer(browser, baseURL)
  const course = aName('تذهیب')
  await asDemoPerson(browser, baseURL, 'teacher', async (call) =>
    call('teacher/course/submit', { courseId: await aDraft(call, course, true) }),
  )
  await asDemoPerson(browser, baseURL, 'manager', (call) => makeUrgent(call, buyer.subject))
  await signInAs(page, 'manager')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const task = await countedTasks(page, 'manager')
  const question = page.getByRole('alertdialog')

  await task('copy a Sheba', async () => {
    await menu(page)
      .getByRole('link', { name: /^برداشت مدرسان/ })
      .click()
    await page
      .getByRole('button', { name: /^کپی شبای/ })
      .first()
      .click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^IR\d{24}$/)
  })

  await task('find a person', async () => {
    await find(page, buyer.mobile, buyer.name)
    await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible()
  })

  await task('find a factor', async () => {
    await find(page, buyer.factor.number, buyer.name)
    await expect(page.getByRole('heading', { level: 1, name: /^فاکتور/ })).toBeVisible()
  })

  await task('refund a factor', async () => {
    await find(page, buyer.factor.number, buyer.name)
    await page.getByLabel('دلیل').fill('دوره را دو بار خریده است')
    await page.getByRole('button', { name: 'برگرداندن پول' }).click()
    await question.getByRole('button', { name: 'برگرداندن پول' }).click()
    // It was paid from the wallet, which has it back at once.
    await expect(page.getByText('بازپرداخت‌شده', { exact: true })).toBeVisible()
  })

  await task('block a person', async () => {
    await find(page, buyer.mobile, buyer.name)
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'مسدود کردن حساب' }) })
    await card.getByLabel('دلیل').fill('حساب در دست کس دیگری است')
    await card.getByRole('button', { name: 'مسدود کردن حساب' }).click()
    await question.getByRole('button', { name: 'مسدود کردن حساب' }).click()
    await expect(page.getByText('حساب مسدود شد.')).toBeVisible()
  })

  await task('make an off code', async () => {
    await openFolded(page, 'رشد', 'کدهای تخفیف')
    await page.getByRole('link', { name: 'ساختن کد' }).click()
    await page.getByLabel('درصد', { exact: true }).fill('۱۵')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'شرایط' })).toBeVisible()
  })

  await task('duplicate an off code', async () => {
    await openFolded(page, 'رشد', 'کدهای تخفیف')
    await page.getByRole('main').getByRole('list', { name: 'کدهای تخفیف' }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'ساخت کد مشابه' }).click()
    await page.getByRole('button', { name: 'ساختن کد' }).click()
    await expect(page.getByRole('heading', { name: 'شرایط' })).toBeVisible()
  })

  await task('return a course with a note', async () => {
    await openFolded(page, 'محتوا', 'بررسی دوره‌ها')
    await page.getByRole('main').getByRole('link', { name: course }).click()
    await page.getByRole('link', { name: 'دیدن درس قلم' }).click()
    const notes = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'یادداشت‌های «قلم»' }) })
    await notes.getByLabel('یادداشت برای مدرس').fill('عکسی از قلم هم بگذارید.')
    await notes.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click()
    await expect(notes.getByText('یادداشت ذخیره شد.')).toBeVisible()
    await page.getByLabel('دلیل، برای مدرس').fill('یک نکته نوشته‌ام.')
    await page.getByRole('button', { name: 'برگرداندن با دلیل' }).click()
    await expect(page.getByText('دوره برگشت')).toBeVisible()
  })

  await task('see the sales of each teacher', async () => {
    await menu(page).getByRole('link', { name: 'گزارش فروش' }).click()
    await page.getByRole('navigation', { name: 'فروش به تفکیک' }).getByRole('link', { name: 'مدرس' }).click()
    await expect(page.getByRole('table', { name: 'فروش به تفکیک مدرس' })).toBeVisible()
  })

  await task('answer a message to support', async () => {
    await openFolded(page, 'پشتیبانی', 'پیام')
    const card = page.getByRole('article').filter({ hasText: buyer.subject })
    await card.getByRole('button', { name: 'پاسخ دادم' }).click()
    await expect(page.getByText('پیام به «پاسخ‌داده» رفت.')).toBeVisible()
  })
})

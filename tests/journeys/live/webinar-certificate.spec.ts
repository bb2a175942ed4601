import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import type { Page } from '@playwright/test'
import { type Call, callsOf } from '../calls.ts'
import { atBank } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { makeTeacher } from '../teaching/course-staff.ts'

const minute = 60_000

/** A webinar of 50,000 tomans that begins in some ten minutes, so that its class is open. */
async function aComingWebinar(call: Call, title: string) {
  // Whoever registers now is still to be reminded ten minutes before, and the class is open.
  const at = new Date(Math.ceil((Date.now() + 10.7 * minute) / minute) * minute)
  const when = { day: dayAt(at), time: formatTime(at) }
  const { webinarId } = await call<{ webinarId: string }>('teacher/webinar/make', {
    ...{ title, ...when, requestId: crypto.randomUUID() },
  })
  const text = { title, summary: 'نشستی کوتاه', description: '', outcomes: '' }
  await call('teacher/webinar/save', {
    ...{ webinarId, revision: 0, ...text, ...when, minutes: 30, capacity: 5, price: 500_000 },
  })
  const published = await call<{ webinar: { slug: string } }>('teacher/webinar/publish', { webinarId })
  const { slug } = published.webinar
  return { webinarId, slug }
}

/** A learner takes a seat and pays for it at the bank. */
const registersAndPays = (page: Page, slug: string, look: (page: Page) => Promise<void>) =>
  test.step('the learner registers and pays', async () => {
    await page.goto(`/webinars/${slug}`)
    await page.getByRole('button', { name: 'ثبت‌نام و پرداخت ۵۵٬۰۰۰ تومان' }).click()
    await expect(page.getByText('یک جا برای شما نگه داشته‌ایم.', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: 'پرداخت', exact: true }).click()
    await atBank(page, 'pay')
    await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
    await page.goto(`/webinars/${slug}`)
    await expect(page.getByText('در این وبینار ثبت‌نام کرده‌اید.')).toBeVisible()
    await look(page)
  })

/** A list of mobiles is looked at, and says that the learner has theirs. */
const looksAtList = (page: Page, mobile: string, look: (page: Page) => Promise<void>) =>
  test.step('a list of mobiles is looked at', async () => {
    await page.getByText('صدور با فهرست شماره‌ها').click()
    await page.getByLabel('شماره‌های موبایل').fill(`${mobile}\nنه شماره ۱`)
    await page.getByRole('button', { name: 'بررسی فهرست' }).click()
    await expect(page.getByText('برای هیچ‌کس از این فهرست گواهی تازه‌ای صادر نمی‌شود.')).toBeVisible()
    const lines = page.getByRole('list', { name: 'سطرها' }).getByRole('listitem')
    await expect(lines.first()).toContainText('از قبل گواهی دارد')
    await expect(lines.last()).toContainText('شماره نیست')
    await look(page)
  })

test('a webinar is paid, reminds, is attended and ends, and the learner finds the certificate', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(420_000)
  const title = aName('وبینار')
  const teacher = await arrive(page, aName('رعنا'))
  await makeTeacher(browser, baseURL ?? '', teacher.mobile)
  const call = callsOf(page)
  const { webinarId, slug } = await aComingWebinar(call, title)

  await test.step('the teacher writes the template', async () => {
    await page.goto(`/teach/classes/webinars/${webinarId}`)
    await page.getByRole('link', { name: 'گواهی‌ها' }).click()
    await expect(page.getByRole('heading', { name: 'این وبینار هنوز گواهی ندارد' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'ساخت قالب گواهی' }).click()
    const preview = page.getByRole('img', { name: 'پیش‌نمایش گواهی با نامی فرضی' })
    const width = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBe(1754)
    await page.getByLabel('کمترین حضور (٪)').fill('۵۰')
    await look(page)
    await page.getByRole('button', { name: 'ذخیرهٔ قالب' }).click()
    await expect(page.getByText('قالب گواهی ذخیره شد.')).toBeVisible()
  })

  const learners = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await learners.newPage()
  const { name, mobile } = await arrive(theirs, 'مهرناز دادفر')
  await registersAndPays(theirs, slug, look)

  for (const one of [page, theirs]) {
    await one.goto(`/live/enter/webinar/${webinarId}`)
    await one.getByRole('button', { name: 'ورود', exact: true }).click()
    await expect(one.getByRole('toolbar', { name: 'دکمه‌های کلاس' })).toBeVisible()
  }
  const sessionId = theirs.url().split('/').at(-1) ?? ''
  const attended = async () => {
    const { minutes } = await callsOf(theirs)<{ minutes: number }>('panel/live/attendance', { sessionId })
    return minutes
  }
  await expect.poll(attended, { timeout: 150_000, intervals: [3_000] }).toBeGreaterThanOrEqual(1)
  await test.step('the reminder has come', async () => {
    const titles = async () => {
      const { items } = await callsOf(theirs)<{ items: { title: string }[] }>('panel/notice/list', {})
      return items.map((notice) => notice.title)
    }
    await expect
      .poll(titles, { timeout: 200_000, intervals: [5_000] })
      .toContain(`وبینار «${title}» تا ده دقیقهٔ دیگر شروع می‌شود`)
    await theirs.goto('/panel/notices')
    await look(theirs)
    await theirs.goto(`/live/${sessionId}`)
  })
  await call('panel/live/end', { sessionId })

  await test.step('who was in the class asks support about it', async () => {
    await theirs.goto(`/live/${sessionId}`)
    await theirs.getByRole('link', { name: 'پرسش از پشتیبانی' }).click()
    await theirs.getByLabel('دربارهٔ').selectOption({ label: 'یادگیری و درس‌ها' })
    await theirs.getByLabel('موضوع').fill('صدای کلاس')
    await theirs.getByLabel('متن پیام').fill('صدا قطع می‌شد.')
    await theirs.getByRole('button', { name: 'ارسال تیکت' }).click()
    await expect(theirs.getByRole('link', { name: `کلاس «${title}»` })).toBeVisible()
    await look(theirs)
  })

  const state = async () => {
    const { items } = await callsOf(theirs)<{ items: { registration: { state: string } }[] }>(
      ...(['panel/webinar/mine', {}] as const),
    )
    return items[0]?.registration.state
  }
  await expect.poll(state, { timeout: 30_000 }).toBe('certified')
  await theirs.goto(`/webinars/${slug}`)
  await expect(theirs.getByRole('heading', { name: 'گواهی شما آماده است' })).toBeVisible()
  await look(theirs)
  await theirs.goto('/panel/certificates')
  await look(theirs)
  await theirs.getByRole('link', { name: title, exact: true }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'این گواهی معتبر است' })).toBeVisible()
  await expect(theirs.getByText('۳۰ دقیقه', { exact: true })).toBeVisible()
  await look(theirs)
  const code = theirs.url().split('/').at(-1) ?? ''
  const pdf = await theirs.request.get(`/certificates/${code}.pdf`)
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.goto(`/teach/classes/webinars/${webinarId}/certificates`)
  const issued = page.getByRole('list', { name: 'صادرشده‌ها' })
  await expect(issued.getByRole('link', { name })).toBeVisible()
  await look(page)

  await looksAtList(page, mobile, look)
  await learners.close()
})

test('a manager of the exams finds the certificates of a past webinar', async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/webinars?state=ended')
  await look(page)
  await page
    .getByRole('link', { name: /^گواهی‌ها، / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'گواهی‌ها' })).toBeVisible()
  await look(page)
})

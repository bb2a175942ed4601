import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import type { Page } from '@playwright/test'
import { type Call, callsOf } from '../calls.ts'
import { aPaidCourse, atBank, putInCart } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { anExamWith, capital } from '../exams/set-exam.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { enrolIn, lessonsOf } from '../learning/learner.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { makeTeacher } from '../teaching/course-staff.ts'

/** From the page that is open: asks support, and sends a ticket. Returns the ticket's id. */
async function ask(page: Page, subject: string): Promise<string> {
  await page.getByRole('link', { name: 'پرسش از پشتیبانی' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'تیکت تازه' })).toBeVisible()
  await page.getByLabel('دربارهٔ').selectOption({ label: 'چیز دیگر' })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill('در این بخش مشکلی دارم.')
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** What a ticket says that it is about, to whoever reads it. */
const about = (page: Page) => page.getByText('این تیکت دربارهٔ').locator('..')

test('a ticket from a lesson says at which second it was asked, to its writer and to the staff', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const subject = aName('پرسش دربارهٔ')
  await arrive(page)
  await enrolIn(page, 'dastgah')
  const audio = (await lessonsOf(page, 'dastgah')).find(({ kind }) => kind === 'audio')
  await page.goto(`/learn/dastgah/${audio?.id}`)
  await expect(page.getByRole('slider', { name: 'جای پخش' })).toBeVisible()
  const player = page.getByRole('region', { name: /^پخش‌کننده/ })
  await player.getByRole('button', { name: 'پخش', exact: true }).first().click()
  const link = page.getByRole('link', { name: 'پرسش از پشتیبانی' })
  await expect(link).toHaveAttribute('href', /second=[2-9]/)
  const id = await ask(page, subject)
  await expect(about(page)).toContainText(audio?.title ?? '')
  await expect(about(page)).toContainText(/زمان درس\s*۰۰:۰۰:/)
  await look(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const manager = await context.newPage()
  await signInAs(manager, 'manager')
  await manager.goto(`/manage/tickets/${id}`)
  await expect(about(manager)).toContainText(audio?.title ?? '')
  await expect(about(manager)).toContainText(/زمان درس\s*۰۰:۰۰:/)
  await look(manager)
  await context.close()
})

test('a ticket from an order says which, and leads there', async ({ page, look }) => {
  await arrive(page)
  const course = await aPaidCourse(page, 6)
  await putInCart(page, course.slug)
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await page.getByRole('link', { name: 'دیدن فاکتور' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^فاکتور/ })).toBeVisible()
  const factor = new URL(page.url()).pathname
  const id = await ask(page, aName('پرسش دربارهٔ'))
  await look(page)
  await about(page).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${factor}$`))

  await signInAs(page, 'manager')
  await page.goto(`/manage/tickets/${id}`)
  await about(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/manage\/finance\/factors\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a ticket from an attempt at an exam says which, and leads there', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(120_000)
  const { mobile } = await arrive(page)
  const { examId } = await anExamWith([capital], { browser, page, mobile, baseURL: baseURL ?? '' })
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await page.getByRole('radio', { name: 'تهران' }).check()
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'تحویل آزمون' }).click()
  await page.waitForURL(/\/panel\/exams\/attempts\//)
  const attempt = new URL(page.url()).pathname
  await ask(page, aName('پرسش دربارهٔ'))
  await expect(about(page)).toContainText('آزمون «')
  await look(page)
  await about(page).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${attempt}$`))
})

interface Learner {
  readonly mobile: string
  readonly call: Call
}

/** A room with this learner in it. */
async function aRoom(host: Call, { mobile }: Learner, title: string): Promise<string> {
  const made = { title, description: '', requestId: crypto.randomUUID() }
  const { roomId } = await host<{ roomId: string }>('teacher/room/make', made)
  await host('teacher/room/addMember', { roomId, mobile })
  return roomId
}

/** A webinar that is about to begin, with a seat of this learner. */
async function aWebinar(host: Call, { call }: Learner, title: string): Promise<string> {
  const at = new Date(Date.now() + 5 * 60_000)
  const when = { day: dayAt(at), time: formatTime(at) }
  const { webinarId } = await host<{ webinarId: string }>('teacher/webinar/make', {
    ...{ title, ...when, requestId: crypto.randomUUID() },
  })
  await host('teacher/webinar/save', {
    ...{ webinarId, revision: 0, title, summary: 'یک نشست کوتاه', description: '', outcomes: '' },
    ...{ ...when, minutes: 60, capacity: 5, price: 0 },
  })
  await host('teacher/webinar/publish', { webinarId })
  await call('panel/webinar/register', { webinarId, requestId: crypto.randomUUID() })
  return webinarId
}

for (const [kind, make] of Object.entries({ room: aRoom, webinar: aWebinar }))
  test(`a ticket from a class that has ended says which, and leads there: ${kind}`, async ({
    page,
    browser,
    baseURL,
    look,
  }) => {
    const title = aName('کلاس')
    const learner = { ...(await arrive(page)), call: callsOf(page) }
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const teacher = await context.newPage()
    const { mobile } = await arrive(teacher, aName('رعنا'))
    await makeTeacher(browser, baseURL ?? '', mobile)
    const host = callsOf(teacher)
    const id = await make(host, learner, title)
    const { session } = await host<{ session: { id: string } }>('panel/live/enter', { kind, id })
    await host('panel/live/join', { sessionId: session.id })

    await page.goto(`/live/enter/${kind}/${id}`)
    await page.getByRole('button', { name: 'ورود', exact: true }).click()
    await expect(page.getByRole('toolbar', { name: 'دکمه‌های کلاس' })).toBeVisible()
    await host('panel/live/end', { sessionId: session.id })
    await context.close()
    // The learner’s page has not been touched since.
    await ask(page, aName('پرسش دربارهٔ'))
    await expect(about(page)).toContainText(title)
    await look(page)
    await about(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

test('what a ticket was opened from is gone: the writer is told, and sends it without', async ({
  page,
  look,
}) => {
  const subject = aName('پرسش دربارهٔ')
  await arrive(page)
  await page.goto(
    `/panel/tickets/new?${new URLSearchParams({ kind: 'lesson', id: crypto.randomUUID(), about: 'درس رفته' })}`,
  )
  await page.getByLabel('دربارهٔ').selectOption({ label: 'چیز دیگر' })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill('در این بخش مشکلی دارم.')
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByText('پیدا نشد. تیکت را بدون آن بفرستید.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('متن پیام')).toHaveValue('در این بخش مشکلی دارم.')
  await look(page)
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(about(page)).toHaveCount(0)
})

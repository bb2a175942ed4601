import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { makeTeacher } from '../teaching/course-staff.ts'

test('a learner and a teacher meet in a room: both are seen, and what one writes reaches the other', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  await signInAs(page, 'learner')
  await page.goto('/panel/classes/rooms')
  await look(page)
  await page.getByRole('link', { name: 'کلاس هندسهٔ دوازدهم' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'کلاس هندسهٔ دوازدهم' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'ورود به کلاس' }).click()
  await expect(page.getByRole('heading', { name: 'قبل از ورود، یک نگاه' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('list', { name: 'شرکت‌کننده‌ها' })).toContainText('نیلوفر رستم‌زاده')
  await look(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const teacher = await context.newPage()
  await signInAs(teacher, 'teacher')
  await teacher.goto('/teach/classes/rooms')
  await teacher.getByRole('link', { name: 'کلاس هندسهٔ دوازدهم' }).click()
  await expect(teacher.getByRole('heading', { level: 1, name: 'کلاس هندسهٔ دوازدهم' })).toBeVisible()
  await look(teacher)
  await teacher.getByRole('link', { name: 'ورود به کلاس' }).click()
  await teacher.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('list', { name: 'شرکت‌کننده‌ها' })).toContainText('دکتر آرمان کاظمی')
  const text = `امروز از تمرین ${Math.floor(Math.random() * 1e6)} شروع می‌کنیم`
  await teacher.getByRole('textbox', { name: /^پیام/ }).fill(text)
  await teacher.getByRole('button', { name: 'ارسال' }).click()
  await expect(page.getByText(text)).toBeVisible()
  await teacher.getByRole('button', { name: 'خروج' }).click()
  await expect(page.getByRole('list', { name: 'شرکت‌کننده‌ها' })).not.toContainText('دکتر آرمان کاظمی')
  await page.getByRole('button', { name: 'خروج' }).click()
  await expect(page).toHaveURL(/\/panel\/classes\/rooms\//)
  await teacher.goto('/teach/classes/rooms')
  await teacher.getByRole('link', { name: 'کلاس هندسهٔ دوازدهم' }).click()
  await teacher.getByRole('link', { name: 'حضور و غیاب' }).click()
  await expect(teacher.getByRole('list', { name: 'جلسه‌های برگزارشده' })).toBeVisible()
  await look(teacher)
  await teacher.getByRole('list', { name: 'جلسه‌های برگزارشده' }).getByRole('link').first().click()
  const came = teacher.getByRole('list', { name: 'حضور و غیاب' }).getByRole('listitem')
  await expect(came.filter({ hasText: 'نیلوفر رستم‌زاده' })).toContainText('حاضر')
  await look(teacher)
  await context.close()
})

test('a host gives a room its week, a day off and a class more, which its page shows', async ({
  page,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? ''
  const { mobile } = await arrive(page, aName('گلناز'))
  await makeTeacher(browser, baseURL, mobile)
  await page.goto('/teach/classes/rooms')
  await page.getByLabel('نام کلاس').fill('کلاس خوشنویسی')
  await page.getByRole('button', { name: 'ساختن کلاس' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'کلاس خوشنویسی' })).toBeVisible()
  await page.getByLabel('در تعطیلات رسمی هم برگزار می‌شود').check()
  await page.getByRole('button', { name: 'ذخیرهٔ کلاس' }).click()
  await expect(page.getByText('کلاس ذخیره شد.')).toBeVisible()
  await page.getByRole('button', { name: 'افزودن ساعت' }).click()
  await expect(page.getByText('ساعت به برنامه اضافه شد.')).toBeVisible()
  await page.getByRole('textbox', { name: 'تاریخ' }).fill('۱۴۰۵/۰۱/۰۱')
  await page.getByRole('button', { name: 'افزودن به برنامه' }).click()
  await expect(page.getByText(/این روز گذشته است/)).toBeVisible()
  await page.getByRole('textbox', { name: 'تاریخ' }).fill(formatDay(addDays(dayAt(Date.now()), 3)))
  await page.getByLabel('ساعت کلاس اضافه').fill('۱۰:۳۰')
  await page.getByLabel('توضیح برای اعضا').fill('جبران هفتهٔ پیش')
  await page.getByRole('button', { name: 'افزودن به برنامه' }).click()
  await expect(page.getByText('برنامه تغییر کرد و به اعضا خبر داده شد.')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'صفحهٔ کلاس' }).click()
  const coming = page.getByRole('list', { name: 'کلاس‌های پیش رو' })
  await expect(coming).toContainText('۱۰:۳۰')
  await look(page)
})

test('a host calls the roll in the class by one press, and corrects a line with a reason', async ({
  page,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? ''
  const { mobile } = await arrive(page, aName('سپیده'))
  await makeTeacher(browser, baseURL, mobile)
  const call = callsOf(page)
  const text = { title: 'کلاس مثنوی', description: '', requestId: crypto.randomUUID() }
  const { roomId } = await call<{ roomId: string }>('teacher/room/make', text)
  const context = await browser.newContext({ baseURL })
  const theirs = await context.newPage()
  const absent = await arrive(theirs, aName('بردیا'))
  await call('teacher/room/addMember', { roomId, mobile: absent.mobile })
  await context.close()
  await page.goto(`/live/enter/room/${roomId}`)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await page.getByRole('button', { name: 'حضور و غیاب' }).click()
  await expect(page.getByText('حضور و غیاب ثبت شد: ۰ حاضر، ۱ غایب.')).toBeVisible()
  const sessionId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/teach/classes/attendance/${sessionId}`)
  const line = page.getByRole('listitem').filter({ hasText: absent.name })
  await expect(line).toContainText('غایب')
  await line.getByText('اصلاح', { exact: true }).click()
  await look(page)
  await line.getByLabel('دلیل اصلاح').fill('تلفنی در کلاس بود')
  await line.getByRole('button', { name: 'ثبت به عنوان حاضر' }).click()
  await expect(page.getByText('حضور و غیاب اصلاح شد.')).toBeVisible()
  await expect(line).toContainText('اصلاح‌شده: تلفنی در کلاس بود')
  await look(page)
})

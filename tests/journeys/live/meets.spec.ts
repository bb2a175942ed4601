import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { makeTeacher } from '../teaching/course-staff.ts'

test('a learner books a free slot of a teacher, sees it, and gives it up', async ({ page, look }) => {
  await arrive(page)
  await page.goto('/panel/classes/meets')
  await look(page)
  await page.getByRole('link', { name: 'رزرو جلسهٔ تازه' }).click()
  await look(page)
  await page.getByRole('link', { name: 'شیما نوروزی' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'جلسهٔ خصوصی با شیما نوروزی' })).toBeVisible()
  // The first week may be short of slots: today's may be past.
  await page.getByRole('link', { name: 'روزهای بعد' }).click()
  await expect(page).toHaveURL(/from=/)
  await look(page)
  const slots = page.getByRole('button', { name: /^رزرو ساعت/ })
  await slots.nth(Math.floor(Math.random() * (await slots.count()))).click()
  await expect(page.getByText('جلسه رزرو شد.')).toBeVisible()
  await page.goto('/panel/classes/meets')
  await expect(page.getByText('رزروشده')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: /^لغو جلسه/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'لغو جلسه' }).click()
  await expect(page.getByText('جلسه لغو شد.')).toBeVisible()
})

test('a learner moves a booked meet to another time; then the teacher moves it and says why', async ({
  page,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? ''
  const name = aName('بهار')
  const context = await browser.newContext({ baseURL })
  const teacher = await context.newPage()
  const { mobile } = await arrive(teacher, name)
  await makeTeacher(browser, baseURL, mobile)
  const call = callsOf(teacher)
  await call('panel/updateProfile', { handle: `bahar-${mobile}`, publicFields: ['name'] })
  for (const weekday of [0, 1, 2, 3, 4, 5, 6])
    await call('teacher/meet/addHours', { weekday, from: '16:00', to: '19:00' })
  await call('teacher/meet/saveOffer', { isOpen: true, minutes: 60, price: 0, onHolidays: true })

  await arrive(page)
  await page.goto(`/panel/classes/meets/with/bahar-${mobile}`)
  await page.getByRole('link', { name: 'روزهای بعد' }).click()
  await expect(page).toHaveURL(/from=/)
  await page
    .getByRole('button', { name: /^رزرو ساعت/ })
    .first()
    .click()
  await expect(page.getByText('جلسه رزرو شد.')).toBeVisible()
  await page.goto('/panel/classes/meets')
  await page.getByRole('link', { name: /^تغییر زمان جلسه/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'تغییر زمان جلسه' })).toBeVisible()
  await look(page)
  await page.getByLabel('زمان تازه').selectOption({ index: 3 })
  await page.getByRole('button', { name: 'تغییر زمان' }).click()
  await expect(page.getByText('رزروشده')).toBeVisible()

  await teacher.goto('/teach/meets')
  await teacher.getByRole('link', { name: /^تغییر زمان جلسه/ }).click()
  await expect(teacher.getByRole('heading', { level: 1, name: 'تغییر زمان جلسه' })).toBeVisible()
  await look(teacher)
  await teacher.getByLabel('زمان تازه').selectOption({ index: 2 })
  await teacher.getByRole('button', { name: 'تغییر زمان' }).click()
  await expect(teacher.getByText('دست‌کم ۳ کاراکتر بنویسید.')).toBeVisible()
  await teacher.getByLabel('دلیل').fill('آن روز در سفر هستم.')
  await teacher.getByRole('button', { name: 'تغییر زمان' }).click()
  await expect(teacher.getByRole('heading', { level: 1, name: 'جلسه‌های خصوصی' })).toBeVisible()
  await look(teacher)
  await context.close()
  await page.reload()
  await expect(page.getByText(/مدرس زمان را عوض کرده است/)).toBeVisible()
})

test('a teacher sees who missed a meet, and sets the hours of a week', async ({ page, look }) => {
  await signInAs(page, 'teacher')
  const call = callsOf(page)
  await page.goto('/teach/meets')
  // One of the demo's past meets was missed by its learner.
  await expect(page.getByText('غیبت شرکت‌کننده').first()).toBeVisible()
  await look(page)
  await page.getByLabel('روز هفته').selectOption({ label: 'جمعه' })
  await page.getByLabel('از ساعت').fill('۰۹:۰۰')
  await page.getByLabel('تا ساعت').fill('۰۸:۰۰')
  await page.getByRole('button', { name: 'افزودن ساعت' }).click()
  await expect(page.getByText('ساعت پایان باید بعد از ساعت شروع باشد.')).toBeVisible()
  await page.getByLabel('تا ساعت').fill('۱۰:۰۰')
  await page.getByRole('button', { name: 'افزودن ساعت' }).click()
  await expect(page.getByText('جمعه ۰۹:۰۰ تا ۱۰:۰۰')).toBeVisible()
  const { offer } = await call<{ offer: { hours: { id: string; weekday: number }[] } }>(
    'teacher/meet/offer',
    {},
  )
  for (const { id } of offer.hours.filter(({ weekday }) => weekday === 6))
    await call('teacher/meet/removeHours', { hoursId: id })
})

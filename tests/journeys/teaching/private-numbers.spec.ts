import { formatMobile } from '@arvand/persian/mobile'
import { asDemoPerson } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { makeAssistant, makeTeacher } from './course-staff.ts'
import { aTaughtCourse } from './taught-course.ts'

const aNumber = () => `0936${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

test('a teacher who brings two numbers cannot tell whose they are, until one opens the course', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(120_000)
  const course = await aTaughtCourse(browser, baseURL)
  const learners = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await learners.newPage()
  const known = await arrive(theirs, aName('سپیده'))
  const unknown = aNumber()

  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${course.id}/students/add`)
  await page.getByLabel('شماره‌ها', { exact: true }).fill(`${known.mobile}\n${unknown}`)
  await page.getByRole('button', { name: 'دعوت این شماره‌ها' }).click()
  await expect(page.getByText('کار این فهرست تمام شد.')).toBeVisible()
  const lines = page.getByRole('list', { name: 'سطرها' }).getByRole('listitem')
  for (const line of [lines.nth(0), lines.nth(1)]) await expect(line).toContainText('دعوت فرستاده شد')
  await look(page)

  await expect(async () => {
    await theirs.goto('/panel/courses')
    await expect(theirs.getByText(course.title).first()).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.goto(`/teach/courses/${course.id}/students/invitations`)
  const invited = page.getByRole('list', { name: 'دعوت‌شدگان' }).getByRole('listitem')
  await expect(invited).toHaveCount(2)
  for (const mobile of [known.mobile, unknown])
    await expect(invited.filter({ hasText: formatMobile(mobile) })).toContainText('دعوت فرستاده شد')
  await look(page)
  await page.goto(`/teach/courses/${course.id}/students`)
  await expect(page.getByText('هنوز کسی در این دوره نیست')).toBeVisible()

  await theirs.goto(`/learn/${course.slug}/${course.lessonId}`)
  await expect(theirs.getByLabel('پاسخ شما')).toBeVisible()
  await page.reload()
  await expect(page.getByText(known.name).filter({ visible: true }).first()).toBeVisible()
  await page.goto(`/teach/courses/${course.id}/students/invitations`)
  await expect(invited).toHaveCount(1)
  await expect(invited).toContainText(formatMobile(unknown))
  await learners.close()
})

test('a co-teacher is invited by a number, accepts, and only then stands in the list', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(120_000)
  const course = await aTaughtCourse(browser, baseURL)
  const others = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await others.newPage()
  const colleague = await arrive(theirs, aName('کتایون'))
  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${course.id}/staff`)
  await page.getByLabel('شمارهٔ موبایل یا نام کاربری عمومی').fill(colleague.mobile)
  await page.getByRole('button', { name: 'دعوت همکار' }).click()
  await expect(page.getByText('دعوت فرستاده شد.')).toBeVisible()
  const invitations = page.getByRole('list', { name: 'دعوت‌های بی‌پاسخ' })
  await expect(invitations).toContainText(formatMobile(colleague.mobile))
  await expect(page.getByText(colleague.name)).toHaveCount(0)
  await look(page)

  await expect(async () => {
    await theirs.goto('/panel/staff-invitations')
    await expect(theirs.getByText(course.title)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await look(theirs)
  const accept = theirs.getByRole('button', { name: 'پذیرفتن دعوت' })
  await expect(theirs.getByRole('link', { name: 'ارسال درخواست تدریس' })).toBeVisible()
  await expect(accept).toBeHidden()
  await makeTeacher(browser, baseURL ?? '', colleague.mobile)
  await theirs.reload()
  await accept.click()
  await expect(theirs).toHaveURL(new RegExp(`/teach/courses/${course.id}`))
  await page.reload()
  await expect(page.getByRole('list', { name: 'مدرسان دوره' })).toContainText(colleague.name)
  await expect(invitations).toHaveCount(0)
  await expect(page.getByText(formatMobile(colleague.mobile))).toHaveCount(0)
  await others.close()
})

test('an assistant brings people and sees no number, neither theirs nor another’s', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(120_000)
  const course = await aTaughtCourse(browser, baseURL)
  const [byTeacher, byAssistant, wrong] = [aNumber(), aNumber(), aNumber()]
  await asDemoPerson(browser, baseURL ?? '', 'teacher', (call) =>
    call('teacher/student/enrol', {
      ...{ courseId: course.id, mobiles: byTeacher, requestId: crypto.randomUUID() },
    }),
  )
  await makeAssistant(page, browser, { courseId: course.id, rights: ['enrol'] }, baseURL)
  await page.goto(`/teach/courses/${course.id}/students/add`)
  await page.getByLabel('شماره‌ها', { exact: true }).fill(`${byAssistant}\n${wrong}\n0912`)
  await page.getByRole('button', { name: 'دعوت این شماره‌ها' }).click()
  await expect(page.getByText('کار این فهرست تمام شد.')).toBeVisible()
  const lines = page.getByRole('list', { name: 'سطرها' }).getByRole('listitem')
  await expect(lines).toHaveText([/سطر ۱.*دعوت فرستاده شد/, /سطر ۲.*دعوت فرستاده شد/, /سطر ۳.*شماره نیست/])
  await look(page)
  const isHidden = async () => {
    for (const mobile of [byTeacher, byAssistant, wrong]) {
      expect(await page.content()).not.toContain(mobile.slice(1))
      await expect(page.getByText(formatMobile(mobile))).toHaveCount(0)
    }
  }
  await isHidden()

  await page.goto(`/teach/courses/${course.id}/students/invitations`)
  const invited = page.getByRole('list', { name: 'دعوت‌شدگان' }).getByRole('listitem')
  await expect(invited).toHaveCount(3)
  await isHidden()
  await look(page)
  await page.getByRole('button', { name: 'پس گرفتن دعوت سطر ۲' }).click()
  await expect(page.getByText('دعوت پس گرفته شد.')).toBeVisible()
  await expect(invited).toHaveCount(2)
  await isHidden()

  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${course.id}/students/invitations`)
  for (const mobile of [byTeacher, byAssistant])
    await expect(page.getByText(formatMobile(mobile)).filter({ visible: true })).toBeVisible()
  await expect(page.getByText(formatMobile(wrong))).toHaveCount(0)
})

import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse, invite } from '../teaching/taught-course.ts'

test('a teacher writes a template, a learner completes the course and shows the certificate, until it is revoked', {
  tag: ['@phone', '@gate'],
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(300_000)
  const course = await aTaughtCourse(browser, baseURL)
  const learners = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await learners.newPage()
  const { mobile, name } = await arrive(theirs, 'سپیده رهنما')

  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${course.id}/certificates`)
  await expect(page.getByRole('heading', { name: 'این دوره هنوز گواهی ندارد' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'ساخت قالب گواهی' }).click()
  const preview = page.getByRole('img', { name: 'پیش‌نمایش گواهی با نامی فرضی' })
  const isDrawn = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(isDrawn).toBe(1754)
  await page.getByLabel('هامون، ساده با نوار تیره').check()
  await page.getByLabel('مدت آموزش (ساعت)').fill('۱۲')
  await page.getByLabel('مدت اعتبار (ماه)').fill('۱')
  await expect(preview).toHaveAttribute('src', /brand=hamun.*hours=12/)
  await expect.poll(isDrawn).toBe(1754)
  await look(page)
  await page.getByLabel('عنوان گواهی').fill('۱۲')
  await page.getByRole('button', { name: 'ذخیرهٔ قالب' }).click()
  await expect(page.getByText('دست‌کم یک حرف لازم است، نه فقط عدد یا نشانه.')).toBeVisible()
  await page.getByLabel('عنوان گواهی').fill('گواهی پایان کارگاه')
  await page.getByRole('button', { name: 'ذخیرهٔ قالب' }).click()
  await expect(page.getByText('قالب گواهی ذخیره شد.')).toBeVisible()

  await invite(page, { mobile, theirs }, course)
  await theirs.getByLabel('پاسخ شما').fill('کوچهٔ ما دیواری کاهگلی داشت که باران بویش را به خانه می‌آورد.')
  await theirs.getByRole('button', { name: 'تحویل تکلیف' }).click()
  await expect(theirs.getByRole('heading', { name: 'گواهی شما آماده است' })).toBeVisible()
  await look(theirs)
  await theirs.goto('/panel/certificates')
  await look(theirs)
  await theirs.getByRole('link', { name: course.title, exact: true }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'این گواهی معتبر است' })).toBeVisible()
  await expect(theirs.getByText('۱۲ ساعت', { exact: true })).toBeVisible()
  await look(theirs)
  await expect(theirs.getByText('امضا درست است', { exact: true })).toBeVisible()
  const code = theirs.url().split('/').at(-1) ?? ''
  const pdf = await theirs.request.get(`/certificates/${code}.pdf?lang=en`)
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const credentialLink = theirs.getByRole('link', { name: 'دریافت Open Badges 3.0' })
  const credential = await theirs.request.get((await credentialLink.getAttribute('href')) ?? '')
  expect(await credential.json()).toMatchObject({ proof: [{ cryptosuite: 'eddsa-rdfc-2022' }] })
  const storyLink = theirs.getByRole('link', { name: 'تصویر برای استوری' })
  const story = await theirs.request.get((await storyLink.getAttribute('href')) ?? '')
  expect([story.status(), story.headers()['content-type']]).toEqual([200, 'image/png'])

  await page.goto(`/teach/courses/${course.id}/certificates`)
  const issued = page.getByRole('list', { name: 'صادرشده‌ها' })
  await expect(issued.getByRole('link', { name })).toBeVisible()
  await look(page)
  await issued.getByRole('button', { name: `تمدید گواهی ${name}` }).click()
  await expect(page.getByText(/^گواهی تازه با کد HM-.* صادر شد\.$/)).toBeVisible()
  const old = issued.getByRole('listitem').filter({ hasText: code })
  await old.getByText('باطل کردن', { exact: false }).first().click()
  await old.getByLabel('دلیل باطل شدن').fill('کار از شخص دیگری بود.')
  await old.getByRole('button', { name: `باطل کردن گواهی ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'باطل کردن گواهی' }).click()
  await expect(page.getByText('گواهی باطل شد و خبرش به دانشجو رسید.')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1, name: 'این گواهی باطل شده است' })).toBeVisible()
  await expect(theirs.getByText('کار از شخص دیگری بود.')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'دیدن گواهی تازه' })).toBeVisible()
  await look(theirs)
  await theirs.getByRole('link', { name: 'گواهی‌های باطل‌شده' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'گواهی‌های باطل‌شده' })).toBeVisible()
  const inList = theirs.getByRole('main').getByRole('listitem').filter({ hasText: code })
  await expect(inList).toContainText('کار از شخص دیگری بود.')
  await look(theirs)
  await learners.close()
})

test('a stranger checks a code, however it is typed, without JavaScript too', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto('/certificates')
  await page.getByLabel('کد گواهی').fill('گواهی')
  await page.getByRole('button', { name: 'بررسی' }).click()
  await expect(page.getByText('گواهی با این کد پیدا نشد.', { exact: false })).toBeVisible()
  await page.getByLabel('کد گواهی').fill('ar 0000 ۰۰۰۰ oooo')
  await page.getByRole('button', { name: 'بررسی' }).click()
  await expect(page).toHaveURL(/\/certificates\/AR-0000-0000-0000$/)
  await expect(page.getByRole('heading', { level: 1, name: 'گواهی با این کد پیدا نشد' })).toBeVisible()
  await plain.close()
})

test('the page of checking is whole on every screen', { tag: '@phone' }, async ({ page, look }) => {
  await page.goto('/certificates')
  await look(page)
  await page.goto('/certificates/AR-0000-0000-0000')
  await look(page)
})

test('the file of a credential is checked in the browser without a line, and a changed one fails', async ({
  page,
  context,
  look,
}) => {
  await signInAs(page, 'learner')
  await page.goto('/panel/certificates')
  const code =
    /[A-Z]{2}(?:-[0-9A-Z]{4}){3}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  const answer = await page.request.get(`/certificates/${code}.json`)
  const credential = (await answer.json()) as { validFrom: string }
  const loaded = page.waitForResponse(/arvand-certificates\.json/)
  await page.goto('/certificates')
  await loaded
  // What checks is loaded beside the keys, before somebody asks.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const file = (value: object) => ({
    name: 'credential.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  })
  const field = page.locator('input[type=file]')
  await field.setInputFiles(file(credential))
  await expect(page.getByText('امضا درست است و متن گواهی تغییر نکرده است.')).toBeVisible()
  await look(page)
  await field.setInputFiles(file({ ...credential, validFrom: '2020-01-01T00:00:00Z' }))
  await expect(page.getByText('متن این گواهی بعد از صدور تغییر کرده است', { exact: false })).toBeVisible()
  await look(page)
  await field.setInputFiles(file({ name: 'چیز دیگری' }))
  await expect(page.getByText('این فایل گواهی نیست.')).toBeVisible()
  await context.setOffline(false)
})

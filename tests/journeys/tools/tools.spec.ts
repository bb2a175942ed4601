import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { aTaughtCourse, invite } from '../teaching/taught-course.ts'

/** Plays a tool in this browser: its login asks who comes, its page shows what it was posted. */
async function playTool(page: Page, host: string): Promise<void> {
  await page.context().route(`https://${host}/**`, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.pathname === '/login') {
      const told = (name: string) => url.searchParams.get(name) ?? ''
      const query = new URLSearchParams({
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        client_id: told('client_id'),
        redirect_uri: `https://${host}/launch`,
        login_hint: told('login_hint'),
        lti_message_hint: told('lti_message_hint'),
        nonce: 'once',
        state: 'kept',
      })
      return route.fulfill({ status: 302, headers: { location: `${told('iss')}/lti/authorize?${query}` } })
    }
    const token = new URLSearchParams(request.postData() ?? '').get('id_token') ?? ''
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<pre>${claims}</pre>` })
  })
}

test('a manager registers a tool, a teacher puts it in a lesson, and its learner is known there', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(120_000)
  const tool = aName('آزمایشگاه')
  const host = `lab-${Date.now()}.example`
  const newcomer = await arrive(page)
  const course = await aTaughtCourse(browser, baseURL)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const staff = await context.newPage()

  await test.step('the tool is registered', async () => {
    await signInAs(staff, 'manager')
    await staff.goto('/manage/tools')
    await hydrated(staff)
    const fields = {
      'نام ابزار': tool,
      'آدرس شروع ورود (Login initiation URL)': `https://${host}/login`,
      'آدرس باز شدن (Launch یا Redirect URL)': `https://${host}/launch`,
      'آدرس کلیدهای عمومی ابزار (JWKS)': `https://${host}/keys`,
    }
    const adding = staff.locator('section').filter({ hasText: 'ثبت ابزار' }).first()
    for (const [label, value] of Object.entries(fields))
      await adding.getByRole('textbox', { name: label }).last().fill(value)
    await adding.getByRole('button', { name: 'ثبت ابزار' }).click()
    await expect(staff.getByText('ابزار ثبت شد.', { exact: false })).toBeVisible()
    await expect(staff.getByRole('heading', { name: tool })).toBeVisible()
    await look(staff)
  })

  const lessonId = await test.step('a lesson opens it', async () => {
    await signInAs(staff, 'teacher')
    await staff.goto(`/teach/courses/${course.id}/curriculum`)
    await hydrated(staff)
    const section = staff.getByRole('region', { name: 'هفتهٔ اول' })
    await section.getByText('درس', { exact: true }).press('Enter')
    await section.getByRole('button', { name: 'ابزار بیرونی', exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'نام درس' })).toBeFocused()
    await staff.keyboard.type('آزمایش پاندول')
    await staff.keyboard.press('Enter')
    await section.getByRole('link', { name: 'آزمایش پاندول' }).click()
    await staff.getByRole('combobox', { name: 'ابزار', exact: true }).selectOption({ label: tool })
    await staff.getByText('بدون انتخاب، با آدرس').click()
    await staff.getByRole('textbox', { name: 'عنوان', exact: true }).fill('پاندول ساده')
    await staff.getByRole('textbox', { name: 'آدرس صفحهٔ ابزار' }).fill('https://elsewhere.example/')
    await staff.getByRole('button', { name: 'افزودن', exact: true }).click()
    await expect(staff.getByText('این آدرس از این ابزار نیست.', { exact: false })).toBeVisible()
    await staff.getByRole('textbox', { name: 'آدرس صفحهٔ ابزار' }).fill('')
    await staff.getByRole('button', { name: 'افزودن', exact: true }).click()
    await expect(staff.getByRole('combobox', { name: 'کدام محتوای ابزار؟' })).toHaveText(/پاندول ساده/)
    await expect(staff.getByText('ذخیره شد، ')).toBeVisible()
    await look(staff)
    await staff.getByRole('button', { name: 'انتشار درس', exact: true }).click()
    await expect(staff.getByText('درس منتشر شد.')).toBeVisible()
    const id = new URL(staff.url()).pathname.split('/').at(-1)
    await invite(staff, { mobile: newcomer.mobile, theirs: page }, course)
    return id
  })

  await test.step('its learner is known there', async () => {
    await playTool(page, host)
    await page.goto(`/learn/${course.slug}/${lessonId}`)
    await hydrated(page)
    await look(page)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'باز کردن در زبانهٔ تازه' }).click(),
    ])
    await expect(tab.getByText('LtiResourceLinkRequest')).toBeVisible()
    await expect(tab.getByText('آزمایش پاندول')).toBeVisible()
    const here = page.getByRole('link', { name: /آزمایش پاندول/ }).and(page.locator('[aria-current=page]'))
    await expect(here.filter({ hasText: 'تمام شد' }).first()).toBeAttached()
  })
  await context.close()
})

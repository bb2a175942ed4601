import type { Browser, Page } from '@playwright/test'
import { asDemoPerson } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { signInAnew, turnOnFactor } from '../identity/guarded.ts'
import { expect, test } from '../journey.ts'
import { enrolIn } from '../learning/learner.ts'
import { arrive, type Newcomer } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

/** Opens a ticket by its form; returns its id. */
async function openTicket(
  page: Page,
  subject: string,
  body: string,
  department = 'ورود و حساب',
): Promise<string> {
  await page.goto('/panel/tickets/new')
  await page.getByLabel('دربارهٔ').selectOption({ label: department })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill(body)
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Another browser, of the demo's manager. */
async function asManager(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await signInAs(page, 'manager')
  return page
}

/** Makes a newcomer one of the staff of support. */
const employ = (browser: Browser, baseURL: string, { mobile }: Newcomer) =>
  asDemoPerson(browser, baseURL, 'manager', async (call) => {
    await call('panel/reauthenticate', { password: 'arvand-demo' })
    const { items } = await call<{ items: { id: string }[] }>('panel/manage/people/list', { q: mobile })
    const role = { personId: items[0]?.id, roles: ['manager'], scopes: ['support'] }
    await call('panel/manage/people/setRoles', role)
  })

test('a ticket from the second of a lesson is answered live, closed, reopened, closed again and rated', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(120_000)
  const subject = aName('پرسش دربارهٔ')
  await arrive(page)
  await enrolIn(page, 'git-basics')
  const link = page.getByRole('link', { name: 'پرسش از پشتیبانی' })
  const to = new URL((await link.getAttribute('href')) ?? '', page.url())
  expect(to.searchParams.get('kind')).toBe('lesson')
  // As the link of a film does at its sixty-fifth second.
  to.searchParams.set('second', '65')
  await page.goto(to.toString())
  await page.getByLabel('دربارهٔ').selectOption({ label: 'یادگیری و درس‌ها' })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill('این بخش را نفهمیدم.')
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText('این تیکت دربارهٔ')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)

  const manager = await asManager(browser, baseURL)
  await manager.goto(`/manage/tickets/${id}`)
  await manager.getByRole('textbox', { name: /^پاسخ/ }).fill('با یک مثال توضیح می‌دهیم.')
  await manager.getByLabel('وضعیت پس از پاسخ').selectOption({ label: 'بسته' })
  await manager.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(manager.getByText('پاسخ فرستاده شد.')).toBeVisible()

  // The writer's page has not been touched since.
  await expect(page.getByText('با یک مثال توضیح می‌دهیم.')).toBeVisible()
  await page.getByLabel('پاسخ شما').fill('هنوز روشن نیست.')
  await page.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(page.getByText('در انتظار پاسخ')).toBeVisible()
  await expect(manager.getByText('هنوز روشن نیست.')).toBeVisible()
  await manager.getByRole('combobox', { name: /^برچسب/ }).fill('مثال بیشتر')
  await manager.getByRole('button', { name: 'افزودن برچسب' }).click()
  await expect(manager.getByText('برچسب افزوده شد.')).toBeVisible()
  await look(manager)
  await page.getByRole('button', { name: 'بستن تیکت' }).click()
  await page.getByLabel('خوب', { exact: true }).check()
  await page.getByRole('button', { name: 'ثبت امتیاز' }).click()
  await expect(page.getByText('امتیاز شما ثبت شد. سپاس‌گزاریم.')).toBeVisible()
  await manager.goto('/manage/tickets/figures')
  await expect(manager.getByRole('heading', { level: 1, name: 'آمار پشتیبانی' })).toBeVisible()
  await look(manager)
  await manager.getByRole('link', { name: /رضایت، همهٔ پشتیبانی: دیدن تیکت‌ها$/ }).click()
  await expect(manager.getByRole('heading', { level: 1, name: 'رضایت' })).toBeVisible()
  await look(manager)
  await manager.context().close()
})

test('two tickets of a person are merged; the one leads to the other, with all messages in order', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const [first, second] = [aName('موضوع'), aName('موضوع')]
  await arrive(page)
  const gone = await openTicket(page, first, 'کد به من نمی‌رسد.')
  const stays = await openTicket(page, second, 'باز هم کد نرسید.')
  const manager = await asManager(browser, baseURL)
  await manager.goto(`/manage/tickets/${gone}`)
  const choice = manager.getByLabel('تیکتی که می‌ماند')
  const label = await choice.locator('option', { hasText: second }).innerText()
  await choice.selectOption({ label })
  await manager.getByRole('button', { name: 'یکی کردن دو تیکت' }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: 'یکی کردن دو تیکت' }).click()
  await expect(manager.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await expect(manager.getByText('کد به من نمی‌رسد.')).toBeVisible()
  await look(manager)
  await page.goto(`/panel/tickets/${gone}`)
  await expect(page.getByText('با تیکت', { exact: false }).first()).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: /^رفتن به تیکت/ }).click()
  await expect(page).toHaveURL(new RegExp(`/panel/tickets/${stays}$`))
  const bodies = page.getByRole('list', { name: 'گفت‌وگو' }).getByRole('article')
  await expect(bodies).toHaveCount(2)
  await expect(bodies.first()).toContainText('کد به من نمی‌رسد.')
  await expect(bodies.last()).toContainText('باز هم کد نرسید.')
  await manager.context().close()
})

test('several tickets are tagged, and spam is put apart and comes back', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const [subjects, tag] = [[aName('تبلیغ'), aName('تبلیغ')], aName('برچسب')]
  await arrive(page)
  // Nobody else of the journeys writes about teaching, so that these are on the first page.
  for (const subject of subjects) await openTicket(page, subject, 'ارزان‌ترین قیمت‌ها!', 'تدریس در آروند')
  const manager = await asManager(browser, baseURL)
  const cardOf = (subject: string) => manager.getByRole('article').filter({ hasText: subject })
  const fold = (name: string) => manager.locator('summary', { hasText: name })
  await manager.goto('/manage/tickets?department=teaching')
  for (const subject of subjects) await cardOf(subject).getByRole('checkbox').check()
  await fold('برچسب').click()
  await manager.getByRole('combobox', { name: /^برچسب/ }).fill(tag)
  await look(manager)
  await manager.getByRole('button', { name: 'افزودن برچسب' }).click()
  await expect(manager.getByText('۲ تیکت تغییر کرد.')).toBeVisible()
  await manager.goto(`/manage/tickets?tag=${encodeURIComponent(tag)}`)
  await expect(manager.getByRole('article')).toHaveCount(2)
  for (const subject of subjects) await cardOf(subject).getByRole('checkbox').check()
  await fold('هرزنامه').click()
  await manager.getByRole('button', { name: 'بردن به هرزنامه‌ها' }).click()
  await expect(manager.getByText('۲ تیکت تغییر کرد.')).toBeVisible()
  await manager.goto(`/manage/tickets?state=spam&tag=${encodeURIComponent(tag)}`)
  await expect(manager.getByRole('article')).toHaveCount(2)
  await look(manager)
  await cardOf(subjects[0] ?? '')
    .getByRole('checkbox')
    .check()
  await fold('هرزنامه نیست').click()
  await manager.getByRole('button', { name: 'برگرداندن به صف' }).click()
  await expect(manager.getByRole('article')).toHaveCount(1)
  await manager.context().close()
})

test('two of the staff at one ticket see each other, and of two answers at once one is sent', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const subject = aName('پرسش دربارهٔ')
  await arrive(page)
  const id = await openTicket(page, subject, 'چطور ایمیلم را عوض کنم؟')
  const manager = await asManager(browser, baseURL)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const second = await context.newPage()
  const name = aName('همکار')
  const colleague = await arrive(second, name)
  const { recoveryCodes } = await turnOnFactor(second)
  await employ(browser, baseURL ?? '', colleague)
  // Other roles end one's sessions.
  await signInAnew(second, colleague, recoveryCodes[0] ?? '')

  const answerOf = (one: Page) => one.getByRole('textbox', { name: /^پاسخ/ })
  await manager.goto(`/manage/tickets/${id}`)
  await expect(answerOf(manager)).toBeVisible()
  await second.goto(`/manage/tickets/${id}`)
  await expect(answerOf(second)).toBeVisible()
  await expect(manager.getByText(`این تیکت پیش ${name} هم باز است.`)).toBeVisible()
  await answerOf(second).fill('از «امنیت».')
  await expect(manager.getByText(`در حال نوشتن پاسخ: ${name}`)).toBeVisible()
  await answerOf(manager).fill('از صفحهٔ پروفایل.')
  const send = (one: Page) => one.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await Promise.all([send(manager), send(second)])
  const sentFrom = (one: Page) => one.getByText('پاسخ فرستاده شد.').count()
  await expect.poll(async () => (await sentFrom(manager)) + (await sentFrom(second))).toBe(1)
  const late = (await sentFrom(manager)) === 0 ? manager : second
  await expect(late.getByText('تا شما می‌نوشتید، پیام تازه‌ای', { exact: false }).first()).toBeVisible()
  // Its writer got one answer, not two.
  await page.reload()
  await expect(page.getByRole('list', { name: 'گفت‌وگو' }).getByRole('article')).toHaveCount(2)
  await manager.context().close()
  await context.close()
})

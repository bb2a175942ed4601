import { asDemoPerson, callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('an owner invites a member by mobile, and gives an accepted company another name, which a manager accepts', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const mark = Math.random().toString(36).slice(2, 8)
  const [company, newName] = [`کارگاه ${mark}`, `نشر ${mark}`]
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR' })
  const mate = await context.newPage()
  const { mobile, name } = await arrive(mate, 'شیرین مهربان')

  await arrive(page, 'مریم کارآفرین')
  const text = { field: 'نشر', city: 'کرمان', size: 'upTo10', about: 'داستان‌های کوتاه منتشر می‌کنیم.' }
  const asked = { ...text, name: company, requestId: crypto.randomUUID() }
  const { companyId } = await callsOf(page)<{ companyId: string }>('panel/company/propose', asked)
  const settings = `/panel/companies/${companyId}/settings`
  await page.goto(settings)
  await expect(page.getByText('پس از تأیید شرکت می‌توانید همکارانتان را دعوت کنید.')).toBeVisible()
  await look(page)
  await asDemoPerson(browser, baseURL ?? '', 'manager', (call) =>
    call('panel/manage/company/accept', { companyId }),
  )

  await test.step('the mobile is shown until its owner accepts, then their name', async () => {
    await page.goto(settings)
    await page.getByLabel('شمارهٔ موبایل').fill(mobile)
    await page.getByRole('button', { name: 'دعوت عضو' }).click()
    await expect(page.getByText('دعوت فرستاده شد.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'دعوت‌های بی‌پاسخ' })).toContainText('هنوز پاسخ نداده')
    await expect(page.getByText(name)).toHaveCount(0)
    await look(page)
    await expect(async () => {
      await mate.goto('/panel/companies')
      await expect(mate.getByRole('list', { name: 'دعوت‌های شما' })).toContainText(company, { timeout: 1_000 })
    }).toPass()
    await look(mate)
    await mate.getByRole('button', { name: `پذیرفتن دعوت ${company}` }).click()
    await expect(mate.getByRole('heading', { level: 1, name: company })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('list', { name: 'اعضا' })).toContainText(name)
    await expect(page.getByRole('list', { name: 'دعوت‌های بی‌پاسخ' })).toHaveCount(0)
  })

  await test.step('another name waits for a manager', async () => {
    await page.getByLabel('نام شرکت').fill(newName)
    await page.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click()
    await expect(page.getByText('در انتظار تأیید آروند است', { exact: false })).toBeVisible()
    await expect(page.getByLabel('نام شرکت')).toHaveValue(newName)
    await look(page)
    const manager = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR' })).newPage()
    await signInAs(manager, 'manager')
    await manager.goto('/manage/companies')
    const changes = manager.getByRole('region', { name: 'شرکت‌هایی که نام یا سایتشان را عوض کرده‌اند' })
    const card = changes.locator('section').filter({ has: manager.getByRole('heading', { name: company }) })
    await expect(card).toContainText(newName)
    await look(manager)
    await card.getByRole('button', { name: 'تأیید تغییر' }).click()
    await expect(manager.getByText('تغییر شرکت تأیید شد.')).toBeVisible()
    await manager.context().close()
    await page.goto(`/panel/companies/${companyId}`)
    await expect(page.getByRole('heading', { level: 1, name: newName })).toBeVisible()
  })
  await context.close()
})

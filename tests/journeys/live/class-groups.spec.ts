import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter, expectToSeeAndHear } from './in-class.ts'

test.use(withFakeDevices)

test('groups see and hear themselves alone; the host visits one, writes to all and calls them back', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری'])
  const { host } = room
  const [sara, omid] = room.members as [Attendee, Attendee]
  for (const one of [host, sara, omid]) await enter(one, room)
  await expectToSeeAndHear(sara, omid)
  const open = ({ page }: Attendee) => page.getByRole('button', { name: 'گروه‌بندی' }).click()
  const dialog = host.page.getByRole('dialog', { name: 'گروه‌بندی کلاس' })
  await open(host)
  await dialog.getByLabel('تعداد گروه').selectOption('۲')
  await dialog.getByLabel('گروه سارا معین').selectOption('گروه ۱')
  await dialog.getByLabel('گروه امید طاهری').selectOption('گروه ۲')
  await look(host.page)
  await dialog.getByRole('button', { name: 'شروع ۲ گروه' }).click()
  await expect(sara.page.getByText('در گروه ۱ هستید')).toBeVisible()
  await expect(omid.page.getByText('در گروه ۲ هستید')).toBeVisible()
  // Neither picture nor sound of another group.
  const tile = (on: Attendee, of: Attendee) => on.page.locator(`video[aria-label="${of.name}"]`)
  await expect(tile(sara, omid)).toHaveCount(0)
  await expect(tile(sara, host)).toHaveCount(0)
  await expect(sara.page.locator('audio')).toHaveCount(0)
  await look(sara.page)

  await open(host)
  await dialog.getByRole('textbox', { name: /^پیام به همهٔ گروه‌ها/ }).fill('پنج دقیقه مانده است')
  await dialog.getByRole('button', { name: 'ارسال به گروه‌ها' }).click()
  for (const { page } of [sara, omid])
    await expect(page.getByRole('list', { name: 'گفت‌وگو' })).toContainText('پنج دقیقه مانده است')
  await dialog.getByRole('button', { name: 'سر زدن به گروه ۱' }).click()
  await expectToSeeAndHear(host, sara)
  await expectToSeeAndHear(sara, host)
  await expect(tile(omid, host)).toHaveCount(0)

  await open(host)
  await dialog.getByRole('button', { name: 'برگرداندن همه به کلاس' }).click()
  for (const { page } of [sara, omid]) await expect(page.getByText('هستید؛ تنها هم‌گروهی‌ها')).toBeHidden()
  await expectToSeeAndHear(sara, omid)
  await expectToSeeAndHear(omid, host)
  await room.close()
})

test('one person is shown large to all, and a time runs that all see', async ({ browser, baseURL, look }) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری'])
  const { host } = room
  const [sara, omid] = room.members as [Attendee, Attendee]
  for (const one of [host, sara, omid]) await enter(one, room)
  await host.page.getByRole('button', { name: `کارهای ${sara.name}` }).click()
  await host.page.getByRole('menuitem', { name: 'نمایش بزرگ برای همه' }).click()
  const large = (on: Attendee) => on.page.getByRole('list', { name: 'صحنهٔ کلاس' }).getByRole('listitem')
  for (const one of [host, omid]) {
    await expect(large(one)).toHaveCount(1)
    await expect(large(one)).toContainText(sara.name)
  }
  await host.page.getByRole('button', { name: 'زمان‌سنج' }).click()
  const dialog = host.page.getByRole('dialog', { name: 'زمان‌سنج کلاس' })
  await dialog.getByLabel('مدت').selectOption('۲ دقیقه')
  await look(host.page)
  await dialog.getByRole('button', { name: 'شروع زمان‌سنج' }).click()
  await expect(omid.page.getByRole('timer')).toHaveText(/^زمان باقی‌مانده: ۰۰:۰[۱۲]:/)
  await look(omid.page)
  await host.page.getByRole('button', { name: 'زمان‌سنج' }).click()
  await dialog.getByRole('button', { name: 'برداشتن زمان‌سنج' }).click()
  await expect(omid.page.getByRole('timer')).toHaveCount(0)
  await room.close()
})

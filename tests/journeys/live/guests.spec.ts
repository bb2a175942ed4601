import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter, expectToSeeAndHear } from './in-class.ts'
import { drag, marksOn } from './on-board.ts'

test.use(withFakeDevices)

test('a guest comes by a link and a name, is seen as guest, speaks when let, and does not come back once removed', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', [])
  const { host } = room
  await enter(host, room)
  await host.page.getByRole('button', { name: 'مهمان‌ها', exact: true }).click()
  const dialog = host.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'ساخت لینک مهمان' }).click()
  const address = await dialog.getByRole('textbox', { name: 'لینک مهمان' }).inputValue()
  expect(address).toMatch(/\/live\/guests\/[\w-]{22}$/)
  await look(host.page)
  await dialog.getByRole('button', { name: 'بستن' }).click()

  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })
  const guest = { ...host, page: await context.newPage(), name: 'نگار بهرامی' } satisfies Attendee
  await guest.page.goto(new URL(address).pathname)
  await expect(guest.page.getByRole('heading', { name: room.title })).toBeVisible()
  await expect(guest.page.getByText(`میزبان: ${host.name}`)).toBeVisible()
  await look(guest.page)
  const name = guest.page.getByRole('textbox', { name: /^نام شما/ })
  await name.fill('نگار ۲')
  await guest.page.getByRole('button', { name: 'ادامه' }).click()
  await expect(guest.page.getByText('نام را فقط با حروف فارسی یا لاتین بنویسید')).toBeVisible()
  await name.fill(guest.name)
  await guest.page.getByRole('button', { name: 'ادامه' }).click()
  await expect(guest.page.getByText('به‌عنوان مهمان وارد می‌شوید.')).toBeVisible()
  await look(guest.page)
  await guest.page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(guest.page.getByRole('toolbar', { name: 'دکمه‌های کلاس' })).toBeVisible()
  await expect(guest.page.locator(`video[aria-label="${host.name}"]`)).toBeVisible()
  await look(guest.page)

  const people = host.page.getByRole('list', { name: 'شرکت‌کننده‌ها' })
  const row = people.getByRole('listitem').filter({ hasText: guest.name })
  await expect(row).toContainText('مهمان')
  await guest.page.getByRole('textbox', { name: /^پیام/ }).fill('سلام از مهمان')
  await guest.page.getByRole('button', { name: 'ارسال' }).click()
  const chat = host.page.getByRole('list', { name: 'گفت‌وگو' })
  await expect(chat).toContainText('سلام از مهمان')
  await expect(chat).toContainText('مهمان')
  await guest.page.getByRole('button', { name: 'بلند کردن دست' }).click()
  await expect(row).toContainText('دست بلند کرده')
  const manage = host.page.getByRole('button', { name: `کارهای ${guest.name}` })
  await manage.click()
  await expect(host.page.getByRole('menuitem', { name: /دستیار/ })).toHaveCount(0)
  await host.page.getByRole('menuitem', { name: 'اجازهٔ صحبت' }).click()
  await guest.page.getByRole('button', { name: 'روشن کردن میکروفون' }).click()
  await guest.page.getByRole('button', { name: 'روشن کردن دوربین' }).click()
  await expectToSeeAndHear(host, guest)
  await look(host.page)

  // What the host lets everybody do, a guest does.
  await host.page.getByRole('button', { name: 'باز کردن تخته' }).click()
  await expect(guest.page.getByText('میزبان روی تخته می‌نویسد.')).toBeVisible()
  await host.page.getByRole('switch', { name: 'شرکت‌کننده‌ها هم بنویسند' }).check()
  const tools = guest.page.getByRole('toolbar', { name: 'ابزارهای تخته' })
  await tools.getByRole('button', { name: 'مستطیل' }).click()
  await drag(guest.page, [0.2, 0.7], [0.4, 0.9])
  await expect(marksOn(host.page)).toHaveCount(1)
  await look(guest.page)
  await host.page.getByRole('button', { name: 'بستن تخته' }).click()
  for (const { page } of [host, guest]) await page.getByRole('button', { name: 'باز کردن یادداشت' }).click()
  await expect(guest.page.getByText('در این یادداشت میزبان می‌نویسد.')).toBeVisible()
  await host.page.getByRole('switch', { name: 'همه بنویسند' }).click()
  const notes = ({ page }: Attendee) => page.getByRole('textbox', { name: 'یادداشت مشترک' })
  await notes(guest).fill('نوشتهٔ مهمان')
  await expect(notes(host)).toHaveValue('نوشتهٔ مهمان')
  await manage.click()
  await host.page.getByRole('menuitem', { name: 'سپردن زیرنویس' }).click()
  await guest.page.getByRole('textbox', { name: /^متن زیرنویس/ }).fill('سلام به همه')
  await guest.page.keyboard.press('Enter')
  for (const { page } of [host, guest])
    await expect(page.getByRole('region', { name: 'زیرنویس کلاس' })).toContainText('سلام به همه')
  await look(guest.page)

  // The page that is loaded again is the same visit.
  await guest.page.reload()
  await expect(guest.page.getByRole('toolbar', { name: 'دکمه‌های کلاس' })).toBeVisible()
  await manage.click()
  await host.page.getByRole('menuitem', { name: 'خارج کردن از کلاس' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'خارج کردن از کلاس' }).click()
  await expect(guest.page.getByText('میزبان شما را از این کلاس خارج کرده است.')).toBeVisible()
  await guest.page.goto(new URL(address).pathname)
  await name.fill('نام دیگر')
  await guest.page.getByRole('button', { name: 'ادامه' }).click()
  await expect(guest.page.getByText('میزبان شما را از این کلاس خارج کرده است.')).toBeVisible()
  await look(guest.page)
  // Nothing else of the site knows them.
  await guest.page.goto('/panel')
  await expect(guest.page).toHaveURL(/\/auth\/sign-in/)
  await context.close()
  await room.close()
})

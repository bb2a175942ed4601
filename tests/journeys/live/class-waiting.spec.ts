import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter } from './in-class.ts'

test.use(withFakeDevices)

test('who comes waits until the host lets them in; the chat is closed, and opened to private words', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری', 'رضا کیانی'])
  const { host } = room
  const [sara, omid, reza] = room.members as [Attendee, Attendee, Attendee]
  await enter(host, room)
  await host.page.getByRole('button', { name: 'اتاق انتظار' }).click()
  await expect(host.page.getByText('کسی منتظر نیست.')).toBeVisible()
  for (const { page } of [sara, omid, reza]) {
    await page.goto(`/live/enter/room/${room.roomId}`)
    await expect(page.getByText('این کلاس اتاق انتظار دارد')).toBeVisible()
    await page.getByRole('button', { name: 'ورود', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'منتظر میزبان' })).toBeVisible()
  }
  await look(sara.page)
  const waiting = host.page.getByRole('list', { name: 'اتاق انتظار' })
  await expect(waiting.getByRole('listitem')).toHaveText([/سارا معین/, /امید طاهری/, /رضا کیانی/])
  await expect(host.page.getByRole('status').filter({ hasText: '۳ نفر منتظر' })).toHaveCount(1)
  await look(host.page)

  await host.page.getByRole('button', { name: 'راه ندادن رضا کیانی' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'راه ندادن' }).click()
  await expect(reza.page.getByText('میزبان شما را از این کلاس خارج کرده است.')).toBeVisible()
  await host.page.getByRole('button', { name: 'راه دادن سارا معین' }).click()
  const tools = ({ page }: Attendee) => page.getByRole('toolbar', { name: 'دکمه‌های کلاس' })
  await expect(tools(sara)).toBeVisible()
  await expect(omid.page.getByRole('heading', { name: 'منتظر میزبان' })).toBeVisible()
  // A page that is loaded again goes on waiting, and the room is taken away for who still waits.
  await omid.page.reload()
  await expect(omid.page.getByRole('heading', { name: 'منتظر میزبان' })).toBeVisible()
  await host.page.getByRole('button', { name: 'برداشتن اتاق انتظار' }).click()
  await expect(tools(omid)).toBeVisible()

  const recipient = sara.page.getByLabel('گیرنده')
  await expect(recipient.getByRole('option')).toHaveText(['همه', `${host.name} (خصوصی)`])
  await host.page.getByText('تنظیم گفت‌وگو').click()
  await host.page.getByRole('switch', { name: 'شرکت‌کننده‌ها به هم پیام خصوصی بدهند' }).check()
  await recipient.selectOption('امید طاهری (خصوصی)')
  await sara.page.getByRole('textbox', { name: /^پیام/ }).fill('جزوه را داری؟')
  await sara.page.getByRole('button', { name: 'ارسال' }).click()
  const chat = ({ page }: Attendee) => page.getByRole('list', { name: 'گفت‌وگو' })
  await expect(chat(omid)).toContainText('خصوصی، فقط شما')
  await host.page.getByRole('switch', { name: 'همه در گفت‌وگو بنویسند' }).uncheck()
  await expect(omid.page.getByText('میزبان گفت‌وگوی همگانی را بسته است.')).toBeVisible()
  await expect(omid.page.getByLabel('گیرنده').getByRole('option')).toHaveText([`${host.name} (خصوصی)`])
  await expect(host.page.getByText('جزوه را داری؟')).toHaveCount(0)
  await look(host.page)
  await room.close()
})

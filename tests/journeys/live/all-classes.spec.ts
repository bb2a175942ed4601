import { withFakeDevices } from '../../../playwright.config.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aClass, enter } from './in-class.ts'

test.use(withFakeDevices)

test('a manager sees all classes, finds one that runs, ends it with a reason, and takes the list', async ({
  browser,
  baseURL,
  look,
  page,
}) => {
  const room = await aClass(browser, baseURL ?? '', [])
  for (let weekday = 0; weekday < 7; weekday++)
    await room.host.call('teacher/room/addHour', {
      ...{ roomId: room.roomId, weekday, time: '23:50', minutes: 45 },
    })
  await enter(room.host, room, { hasCamera: false })
  await signInAs(page, 'manager')
  await page.goto('/manage/live')
  await expect(page.getByRole('heading', { name: 'کلاس‌های زنده', level: 1 })).toBeVisible()
  await page.getByRole('searchbox').fill(`${room.title} کاظمی`)
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: room.title }).first()
  await expect(row).toContainText('۱ نفر در کلاس')
  await look(page)
  await row.getByText('پایان دادن').click()
  await row.getByRole('textbox', { name: /^دلیل/ }).fill('خارج از موضوع دوره')
  await row.getByRole('button', { name: 'پایان کلاس برای همه' }).click()
  await expect(page.getByText('کلاس برای همه بسته شد و دلیل آن برای میزبان فرستاده شد.')).toBeVisible()
  await expect(room.host.page.getByRole('heading', { name: 'این کلاس تمام شد' })).toBeVisible()
  for (const part of ['برگزارشده', 'پیش رو', 'کلاس‌های دائمی']) {
    await page.getByRole('link', { name: new RegExp(`^${part}`) }).click()
    await expect(page.getByRole('link', { name: new RegExp(`^${part}`) })).toHaveAttribute(
      'aria-current',
      /./,
    )
    await look(page)
  }
  await page.goto(`/manage/live?part=coming&kind=room&q=${encodeURIComponent(room.title)}`)
  await page.getByRole('link', { name: room.title }).first().click()
  await expect(page.getByRole('heading', { name: room.title, level: 1 })).toBeVisible()
  await expect(page.getByText('۴۵ دقیقه').first()).toBeVisible()
  const sessions = page.getByRole('list', { name: 'جلسه‌ها' })
  await expect(sessions.getByRole('listitem')).toContainText('۱ شرکت‌کننده')
  await look(page)
  await page.goto('/manage/live?part=past')
  await expect(page.getByRole('listitem').filter({ hasText: room.title }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'فایل CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await room.close()
})

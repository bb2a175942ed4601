/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter } from './in-class.ts'

test.use(withFakeDevices)

const people = (page: Page) => page.getByRole('list', { name: 'شرکت‌کننده‌ها' })
const rowOf = (page: Page, name: string) => people(page).getByRole('listitem').filter({ hasText: name })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'دکمه‌های کلاس' })

test('a co-host runs the class, all write its notes at once, and the notes stay', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری'])
  const { host } = room
  const [sara, omid] = room.members as [Attendee, Attendee]
  for (const one of [host, sara, omid]) await enter(one, room, { hasCamera: false })

  await test.step('the host makes her co-host, which she and the others hear', async () => {
    await expect(toolbar(sara.page).getByRole('button', { name: 'باز کردن تخته' })).toHaveCount(0)
    await host.page.getByRole('button', { name: `کارهای ${sara.name}` }).click()
    await host.page.getByRole('menuitem', { name: 'دستیار میزبان کردن' }).click()
    await expect(sara.page.getByText('دستیار میزبان شدید')).toBeVisible()
    await expect(rowOf(omid.page, sara.name)).toContainText('دستیار')
    await expect(
      omid.page.getByRole('status').filter({ hasText: `${sara.name} دستیار میزبان شد.` }),
    ).toHaveCount(1)
    await look(host.page)
    await look(sara.page)
  })

  await test.step('she opens the board and locks the class; what is the host’s alone she has not', async () => {
    await toolbar(sara.page).getByRole('button', { name: 'باز کردن تخته' }).click()
    await expect(omid.page.getByRole('region', { name: 'تخته' })).toBeVisible()
    await toolbar(sara.page).getByRole('button', { name: 'بستن تخته' }).click()
    await sara.page.getByRole('button', { name: 'قفل کردن کلاس' }).click()
    await expect(omid.page.getByRole('banner')).toContainText('قفل')
    await expect(sara.page.getByRole('button', { name: 'پایان کلاس' })).toHaveCount(0)
    await sara.page.getByRole('button', { name: `کارهای ${host.name}` }).click()
    await expect(sara.page.getByRole('menu')).toBeVisible()
    await expect(sara.page.getByRole('menuitem', { name: 'خارج کردن از کلاس' })).toHaveCount(0)
    await sara.page.keyboard.press('Escape')
    await expect(sara.page.getByRole('menu')).toHaveCount(0)
  })

  const notes = (page: Page) => page.getByRole('textbox', { name: 'یادداشت مشترک' })
  await test.step('she writes notes, which he reads without leave to write', async () => {
    for (const { page } of [host, sara, omid])
      await page.getByRole('button', { name: 'باز کردن یادداشت' }).click()
    await notes(sara.page).fill('حد در یک نقطه')
    await expect(omid.page.getByText('حد در یک نقطه')).toBeVisible()
    await expect(notes(omid.page)).toHaveCount(0)
    await look(omid.page)
  })

  await test.step('two write at once, and both stay', async () => {
    await host.page.getByRole('switch', { name: 'همه بنویسند' }).click()
    await expect(notes(omid.page)).toHaveValue('حد در یک نقطه')
    await expect(notes(host.page)).toHaveValue('حد در یک نقطه')
    await Promise.all([
      notes(omid.page).fill('حد در یک نقطه\nپرسش امید'),
      notes(host.page).fill('جلسهٔ چهارم\nحد در یک نقطه'),
    ])
    const all = ['جلسهٔ چهارم', 'حد در یک نقطه', 'پرسش امید'].join('\n')
    for (const { page } of [host, sara, omid]) await expect(notes(page)).toHaveValue(all)
    await look(host.page)
  })

  await test.step('she is none any more, and the notes are there after the class', async () => {
    await host.page.getByRole('button', { name: `کارهای ${sara.name}` }).click()
    await host.page.getByRole('menuitem', { name: 'گرفتن نقش دستیار' }).click()
    await expect(sara.page.getByText('میزبان نقش دستیار را از شما گرفت.')).toBeVisible()
    await expect(toolbar(sara.page).getByRole('button', { name: 'باز کردن تخته' })).toHaveCount(0)
    await host.page.getByRole('button', { name: 'پایان کلاس' }).click()
    await host.page.getByRole('alertdialog').getByRole('button', { name: 'پایان کلاس' }).click()
    await expect(omid.page.getByRole('heading', { name: 'یادداشت کلاس' })).toBeVisible()
    await expect(omid.page.getByText('پرسش امید')).toBeVisible()
    await look(omid.page)
  })
  await room.close()
})

test('on a phone the bar has the most used, and the others behind one button', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', [])
  const { page } = room.host
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(room.host, room)
  const bar = toolbar(page)
  await expect(bar.getByRole('button', { name: 'زمان‌سنج' })).toBeHidden()
  await expect(bar.getByRole('button')).toHaveCount(6)
  await look(page)
  await bar.getByRole('button', { name: 'بیشتر' }).click()
  await expect(bar.getByRole('button', { name: 'کمتر' })).toHaveAttribute('aria-expanded', 'true')
  await look(page)
  await bar.getByRole('button', { name: 'زمان‌سنج' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'گفت‌وگو' }).click()
  await expect(page.getByRole('textbox', { name: /^پیام/ })).toBeFocused()
  await page.getByRole('button', { name: 'کارهای میزبان' }).click()
  await page.getByRole('button', { name: 'قفل کردن کلاس' }).click()
  await expect(page.getByRole('button', { name: 'باز کردن قفل کلاس' })).toBeVisible()
  await look(page)
  await room.close()
})

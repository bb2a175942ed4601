/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter } from './in-class.ts'
import { drag, marksOn } from './on-board.ts'

test.use(withFakeDevices)

test('a poll is asked and answered, its result seen; a board is drawn by one and seen by the other', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  for (const one of [host, sara]) await enter(one, room)
  // Who came and who speaks is said to screen readers.
  const said = (text: string) => host.page.getByRole('status').filter({ hasText: text })
  await expect(said('سارا معین وارد کلاس شد.')).toHaveCount(1)

  await host.page.getByText('نظرسنجی تازه').click()
  await host.page.getByRole('textbox', { name: /^پرسش/ }).fill('محور کدام عدد است؟')
  await host.page.getByRole('textbox', { name: /^گزینهٔ ۱/ }).fill('عدد ۳')
  await host.page.getByRole('textbox', { name: /^گزینهٔ ۲/ }).fill('عدد ۰')
  await look(host.page)
  await host.page.getByRole('button', { name: 'پرسیدن', exact: true }).click()
  // Heard by a screen reader, and answered by keys alone.
  await expect(sara.page.getByRole('status').filter({ hasText: 'محور کدام عدد است؟' })).toHaveCount(1)
  await sara.page.getByRole('radio', { name: 'عدد ۳' }).focus()
  await sara.page.keyboard.press('ArrowDown')
  await sara.page.keyboard.press('ArrowUp')
  await sara.page.keyboard.press('Enter')
  await expect(sara.page.getByText('پاسخ شما ثبت شد.')).toBeVisible()
  await expect(sara.page.getByText('نتیجه را میزبان نمایش می‌دهد.')).toBeVisible()
  await look(sara.page)
  const result = (page: Page) => page.getByRole('list', { name: 'نظرسنجی: محور کدام عدد است؟' })
  await expect(result(host.page).getByRole('listitem').first()).toContainText('۱ رأی، ۱۰۰٪')
  await expect(result(sara.page)).toHaveCount(0)
  await host.page.getByRole('button', { name: 'نمایش نتیجه به همه' }).click()
  await expect(result(sara.page).getByRole('listitem').first()).toContainText('۱ رأی، ۱۰۰٪')
  // Live: the other mind, without a reload.
  await sara.page.getByRole('radio', { name: 'عدد ۰' }).check()
  await sara.page.getByRole('button', { name: 'تغییر پاسخ' }).click()
  await expect(result(host.page).getByRole('listitem').nth(1)).toContainText('۱ رأی، ۱۰۰٪')
  await host.page.getByRole('button', { name: 'پایان نظرسنجی' }).click()
  await expect(sara.page.getByRole('status').filter({ hasText: 'عدد ۰، ۱ رأی' })).toHaveCount(1)
  await expect(sara.page.getByRole('radio')).toHaveCount(0)

  await host.page.getByRole('button', { name: 'باز کردن تخته' }).click()
  const tools = (page: Page) => page.getByRole('toolbar', { name: 'ابزارهای تخته' })
  await expect(tools(host.page)).toBeVisible()
  await expect(sara.page.getByText('میزبان روی تخته می‌نویسد.')).toBeVisible()
  await drag(host.page, [0.1, 0.2], [0.5, 0.6])
  await tools(host.page).getByRole('button', { name: 'بیضی' }).click()
  await drag(host.page, [0.6, 0.5], [0.8, 0.8])
  await tools(host.page).getByRole('button', { name: 'متن' }).click()
  await host.page.getByRole('textbox', { name: /^متن تخته/ }).fill('محور را کجا بگذاریم؟')
  await host.page.getByRole('button', { name: 'گذاشتن روی تخته' }).click()
  await expect(marksOn(sara.page)).toHaveCount(3)
  await expect(sara.page.locator('svg text[direction=rtl]')).toHaveText('محور را کجا بگذاریم؟')
  await look(host.page)
  await tools(host.page).getByRole('button', { name: 'برگرداندن' }).click()
  await expect(marksOn(sara.page)).toHaveCount(2)
  await tools(host.page).getByRole('button', { name: 'انجام دوباره' }).click()
  await expect(marksOn(sara.page)).toHaveCount(3)

  await host.page.getByRole('switch', { name: 'شرکت‌کننده‌ها هم بنویسند' }).check()
  await expect(tools(sara.page).getByRole('button', { name: 'قلم' })).toBeVisible()
  await tools(sara.page).getByRole('button', { name: 'مستطیل' }).click()
  await drag(sara.page, [0.2, 0.7], [0.4, 0.9])
  await expect(marksOn(host.page)).toHaveCount(4)
  // Her eraser takes off what is hers, and what is the host's comes back.
  await tools(sara.page).getByRole('button', { name: 'پاک‌کن' }).click()
  await drag(sara.page, [0.15, 0.8], [0.25, 0.8])
  await expect(marksOn(host.page)).toHaveCount(3)
  await look(sara.page)
  // Who comes later sees it.
  await sara.page.reload()
  await expect(marksOn(sara.page)).toHaveCount(3)

  const saved = host.page.waitForEvent('download')
  await host.page.getByRole('button', { name: 'دریافت تصویر تخته' }).click()
  await host.page.getByRole('menuitem', { name: 'تصویر PNG' }).click()
  expect((await saved).suggestedFilename()).toBe('تختهٔ کلاس.png')
  await host.page.getByRole('button', { name: 'پاک کردن تخته' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'پاک کردن تخته' }).click()
  await expect(marksOn(sara.page)).toHaveCount(0)

  // The result stays with the session.
  await host.page.getByRole('button', { name: 'پایان کلاس' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'پایان کلاس' }).click()
  await expect(sara.page.getByRole('heading', { name: 'این کلاس تمام شد' })).toBeVisible()
  await expect(result(sara.page).getByRole('listitem').nth(1)).toContainText('۱ رأی، ۱۰۰٪')
  await look(sara.page)
  await room.close()
})

test('a locked class keeps a third out; a private message is read by two; a reaction is seen by all', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری'])
  const { host } = room
  const [sara, omid] = room.members as [Attendee, Attendee]
  for (const one of [host, sara]) await enter(one, room)
  await host.page.getByRole('button', { name: 'قفل کردن کلاس' }).click()
  await expect(sara.page.getByRole('banner')).toContainText('قفل')
  await omid.page.goto(`/live/enter/room/${room.roomId}`)
  await expect(omid.page.getByText('میزبان کلاس را قفل کرده است.')).toBeVisible()
  await omid.page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(omid.page.getByText('کسی تازه وارد نمی‌شود')).toBeVisible()
  await host.page.getByRole('button', { name: 'باز کردن قفل کلاس' }).click()
  await expect(sara.page.getByRole('banner')).not.toContainText('قفل')
  await enter(omid, room)
  const chat = ({ page }: Attendee) => page.getByRole('list', { name: 'گفت‌وگو' })
  const say = async ({ page }: Attendee, text: string) => {
    await page.getByRole('textbox', { name: /^پیام/ }).fill(text)
    await page.getByRole('button', { name: 'ارسال' }).click()
    await expect(page.getByRole('textbox', { name: /^پیام/ })).toHaveValue('')
  }
  await sara.page.getByLabel('گیرنده').selectOption(`${host.name} (خصوصی)`)
  await say(sara, 'نمرهٔ من چند شد؟')
  await expect(chat(host)).toContainText('خصوصی، فقط شما')
  await host.page.getByRole('button', { name: `پاسخ به ${sara.name}` }).click()
  await expect(host.page.getByText(`پاسخ خصوصی به ${sara.name}`)).toBeVisible()
  await say(host, 'نوزده و نیم')
  await expect(chat(sara)).toContainText('نوزده و نیم')
  await say(omid, 'سلام به همه')
  await expect(chat(sara)).toContainText('سلام به همه')
  await expect(chat(omid)).not.toContainText(/نمرهٔ|نوزده/)
  await sara.page.getByRole('button', { name: `پاسخ به ${omid.name}` }).click()
  await sara.page.getByLabel('گیرنده').selectOption('همه')
  await say(sara, 'سلام امید')
  await expect(chat(omid).locator('blockquote')).toContainText('سلام به همه')
  await look(sara.page)

  await omid.page.getByRole('button', { name: 'واکنش' }).click()
  await look(omid.page)
  // Both are counted while the first is still shown; on a busy machine it may be gone before the second comes.
  await expect(async () => {
    for (const _ of [1, 2]) await omid.page.getByRole('button', { name: 'دست زدن' }).click()
    const reactions = host.page.getByRole('list', { name: 'واکنش‌ها' })
    await expect(reactions).toContainText('دست زدن، ۲ بار', { timeout: 4_000 })
  }).toPass({ intervals: [6_000] })
  await expect(host.page.getByRole('status').filter({ hasText: `${omid.name}: دست زدن` })).toHaveCount(1)
  await omid.page.keyboard.press('Escape')
  await expect(omid.page.getByRole('button', { name: 'دست زدن' })).toBeHidden()
  await omid.page.keyboard.press('c')
  await expect(omid.page.getByRole('textbox', { name: /^پیام/ })).toBeFocused()
  await expect(host.page.getByRole('list', { name: 'واکنش‌ها' })).toBeHidden()
  await room.close()
})

test('a question of the bank is asked in a class; its right answer is shown once it is over', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  const asked = `کدام عدد اول است؟ ${crypto.randomUUID().slice(0, 4)}`
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  })
  const made = { kind: 'single', requestId: crypto.randomUUID() }
  const { questionId } = await host.call<{ questionId: string }>('teacher/question/make', made)
  const options = ['هفت', 'هشت'].map((words, at) => ({
    ...{ id: `o${at}`, text: text(words), percent: at === 0 ? 100 : 0, feedback: null },
  }))
  const question = { kind: 'single', text: text(asked), options }
  await host.call('teacher/question/save', { questionId, revision: 0, question })
  for (const one of [host, sara]) await enter(one, room, { hasCamera: false })

  await host.page.getByRole('button', { name: 'پرسیدن از بانک سؤال' }).click()
  const dialog = host.page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(asked)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await look(host.page)
  await dialog.getByRole('button', { name: `پرسیدن «${asked}»` }).click()
  await sara.page.getByRole('radio', { name: 'هشت' }).check()
  await sara.page.getByRole('button', { name: 'ثبت پاسخ' }).click()
  await expect(sara.page.getByText('پاسخ شما ثبت شد.')).toBeVisible()
  await expect(sara.page.getByText('پاسخ درست', { exact: true })).toHaveCount(0)
  const result = (page: Page) => page.getByRole('list', { name: `نظرسنجی: ${asked}` })
  await expect(result(host.page).getByRole('listitem').filter({ hasText: 'هشت' })).toContainText('۱ رأی')
  await host.page.getByRole('button', { name: 'پایان نظرسنجی' }).click()
  await expect(result(sara.page).getByRole('listitem').filter({ hasText: 'هفت' })).toContainText('پاسخ درست')
  await expect(sara.page.getByRole('status').filter({ hasText: 'پاسخ درست: هفت' })).toHaveCount(1)
  await look(sara.page)
  await room.close()
})

test('captions are written by hand by whom the host asked, and by the browser of the host', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  // A recogniser that hears one phrase: the headless browser has no service behind its own.
  await host.page.addInitScript(() => {
    class Recogniser {
      onresult?: (event: unknown) => void
      start() {
        const result = Object.assign([{ transcript: 'سلام بچه‌ها' }], { isFinal: true })
        setTimeout(() => this.onresult?.({ resultIndex: 0, results: [result] }), 200)
      }
      stop() {}
    }
    Object.assign(window, { SpeechRecognition: Recogniser })
  })
  for (const one of [host, sara]) await enter(one, room, { hasCamera: false })
  const lines = (page: Page) => page.getByRole('region', { name: 'زیرنویس کلاس' })
  const field = (page: Page) => page.getByRole('textbox', { name: /^متن زیرنویس/ })
  await expect(field(sara.page)).toHaveCount(0)
  await host.page.getByRole('button', { name: 'نوشتن خودکار از صدای من' }).click()
  await expect(lines(sara.page)).toHaveText('سلام بچه‌ها')
  await look(host.page)
  await host.page.getByRole('button', { name: `کارهای ${sara.name}` }).click()
  await host.page.getByRole('menuitem', { name: 'سپردن زیرنویس' }).click()
  await field(sara.page).fill('امروز حد را می‌خوانیم.')
  await field(sara.page).press('Enter')
  for (const { page } of [host, sara]) await expect(lines(page)).toContainText('امروز حد را می‌خوانیم.')
  await look(sara.page)
  await host.page.getByRole('button', { name: `کارهای ${sara.name}` }).click()
  await host.page.getByRole('menuitem', { name: 'گرفتن زیرنویس' }).click()
  await expect(field(sara.page)).toHaveCount(0)
  await room.close()
})

/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter } from './in-class.ts'

test.use(withFakeDevices)

/** A PDF with these words on its pages. */
function aPdf(pages: readonly string[]): Buffer {
  const objects = pages.map((text, at) => {
    const content = `BT /F1 40 Tf 60 200 Td (${text}) Tj ET`
    return `${10 + at * 2} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 640 360]/Contents ${11 + at * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>endobj
${11 + at * 2} 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj`
  })
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${pages.map((_, at) => `${10 + at * 2} 0 R`).join(' ')}]/Count ${pages.length}>>endobj
3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${objects.join('\n')}
trailer<</Root 1 0 R>>
%%EOF
`)
}

const page = (on: Page, text: string) => on.getByRole('img', { name: text, exact: true })

test('slides of the host are seen by all, who may look at other pages and come back', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری'])
  const { host } = room
  const [sara, omid] = room.members as [Attendee, Attendee]
  for (const one of [host, sara]) await enter(one, room, { hasCamera: false })

  await host.page.getByRole('button', { name: 'اسلایدها' }).click()
  const dialog = host.page.getByRole('dialog', { name: 'اسلایدهای کلاس' })
  await dialog.locator('input[type=file]').setInputFiles([
    {
      name: 'حد و پیوستگی.pdf',
      mimeType: 'application/pdf',
      buffer: aPdf(['First page', 'Second page', 'Third page']),
    },
  ])
  const show = dialog.getByRole('button', { name: 'نمایش حد و پیوستگی.pdf به همه' })
  await expect(show).toBeVisible({ timeout: 30_000 })
  await look(host.page)
  await show.click()
  await expect(dialog).toBeHidden()
  for (const one of [host, sara]) await expect(page(one.page, 'صفحهٔ ۱ از ۳')).toBeVisible()
  // The picture itself came, and what stands on it is there for who does not see it.
  await expect
    .poll(() => page(sara.page, 'صفحهٔ ۱ از ۳').evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(700)
  await expect(sara.page.getByText('First page')).toHaveCount(1)

  // By a button and by keys; everybody follows.
  await host.page.getByRole('button', { name: 'صفحهٔ بعدی' }).click()
  await expect(page(sara.page, 'صفحهٔ ۲ از ۳')).toBeVisible()
  await host.page.keyboard.press('ArrowLeft')
  await expect(page(sara.page, 'صفحهٔ ۳ از ۳')).toBeVisible()
  await host.page.keyboard.press('ArrowRight')
  await expect(page(sara.page, 'صفحهٔ ۲ از ۳')).toBeVisible()
  await look(host.page)

  // A participant looks back alone, stays there while the host goes on, and comes back.
  await sara.page.getByRole('button', { name: 'صفحهٔ قبلی' }).click()
  await expect(page(sara.page, 'صفحهٔ ۱ از ۳')).toBeVisible()
  await host.page.keyboard.press('ArrowLeft')
  await expect(page(host.page, 'صفحهٔ ۳ از ۳')).toBeVisible()
  const back = sara.page.getByRole('button', { name: 'بازگشت به صفحهٔ میزبان (۳)' })
  await expect(back).toBeVisible()
  await expect(page(sara.page, 'صفحهٔ ۱ از ۳')).toBeVisible()
  await look(sara.page)
  await back.click()
  await expect(page(sara.page, 'صفحهٔ ۳ از ۳')).toBeVisible()

  // Who comes later sees the page of now.
  await enter(omid, room, { hasCamera: false })
  await expect(page(omid.page, 'صفحهٔ ۳ از ۳')).toBeVisible()
  await host.page.getByRole('button', { name: 'اسلایدها' }).click()
  await dialog.getByRole('button', { name: 'پایان نمایش حد و پیوستگی.pdf' }).click()
  await expect(page(omid.page, 'صفحهٔ ۳ از ۳')).toBeHidden()
  await room.close()
})

test('slides are drawn on by the host and by whom they let, and what is drawn goes with them', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  for (const one of [host, sara]) await enter(one, room, { hasCamera: false })
  await host.page.getByRole('button', { name: 'اسلایدها' }).click()
  const dialog = host.page.getByRole('dialog', { name: 'اسلایدهای کلاس' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'حد.pdf', mimeType: 'application/pdf', buffer: aPdf(['First', 'Second']) }])
  const show = dialog.getByRole('button', { name: 'نمایش حد.pdf به همه' })
  await expect(show).toBeVisible({ timeout: 30_000 })
  await show.click()
  for (const one of [host, sara]) await expect(page(one.page, 'صفحهٔ ۱ از ۲')).toBeVisible()

  const marked = (on: Page, count: string) =>
    on.getByRole('img', { name: `${count} شکل و نوشته روی اسلاید`, exact: true })
  await expect(sara.page.getByRole('button', { name: 'نوشتن روی اسلاید' })).toHaveCount(0)
  await host.page.getByRole('button', { name: 'نوشتن روی اسلاید' }).click()
  await drag(host.page, [0.2, 0.2], [0.5, 0.6])
  await expect(marked(sara.page, '۱')).toBeVisible()
  await look(host.page)
  // Each page has its own.
  await host.page.getByRole('button', { name: 'صفحهٔ بعدی' }).click()
  await expect(page(sara.page, 'صفحهٔ ۲ از ۲')).toBeVisible()
  await expect(marked(sara.page, '۱')).toHaveCount(0)
  await drag(host.page, [0.1, 0.5], [0.9, 0.5])
  await drag(host.page, [0.1, 0.7], [0.9, 0.7])
  await expect(marked(sara.page, '۲')).toBeVisible()
  await host.page.getByRole('button', { name: 'صفحهٔ قبلی' }).click()
  await expect(marked(sara.page, '۱')).toBeVisible()

  await host.page.getByRole('switch', { name: 'شرکت‌کننده‌ها هم بنویسند' }).click()
  await sara.page.getByRole('button', { name: 'نوشتن روی اسلاید' }).click()
  await drag(sara.page, [0.6, 0.2], [0.8, 0.4])
  await expect(marked(host.page, '۲')).toBeVisible()
  await look(sara.page)
  await sara.page.getByRole('button', { name: 'برگرداندن' }).click()
  await expect(marked(host.page, '۱')).toBeVisible()

  await host.page.getByRole('button', { name: 'اسلایدها' }).click()
  await dialog.getByRole('button', { name: 'پایان نمایش حد.pdf' }).click()
  await expect(page(sara.page, 'صفحهٔ ۱ از ۲')).toHaveCount(0)
  await host.page.getByRole('button', { name: 'اسلایدها' }).click()
  await dialog.getByRole('button', { name: 'نمایش حد.pdf به همه' }).click()
  await expect(page(sara.page, 'صفحهٔ ۱ از ۲')).toBeVisible()
  await expect(marked(sara.page, '۱')).toHaveCount(0)
  await room.close()
})

type Share = readonly [x: number, y: number]

/** Draws from one place of the slide to another, as shares of its width and height. */
async function drag(on: Page, from: Share, to: Share): Promise<void> {
  const box = await on.locator('figure img').boundingBox()
  if (!box) throw new Error('no slide')
  const at = ([x, y]: Share) => [box.x + x * box.width, box.y + y * box.height] as const
  await on.mouse.move(...at(from))
  await on.mouse.down()
  await on.mouse.move(...at(to), { steps: 8 })
  await on.mouse.up()
}

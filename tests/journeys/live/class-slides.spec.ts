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
  for (const one of [host, sara]) await enter(one, room)

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
  await enter(omid, room)
  await expect(page(omid.page, 'صفحهٔ ۳ از ۳')).toBeVisible()
  await host.page.getByRole('button', { name: 'اسلایدها' }).click()
  await dialog.getByRole('button', { name: 'پایان نمایش حد و پیوستگی.pdf' }).click()
  await expect(page(omid.page, 'صفحهٔ ۳ از ۳')).toBeHidden()
  await room.close()
})

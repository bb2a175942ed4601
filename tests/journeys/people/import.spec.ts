import { strToU8, zipSync } from 'fflate'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { aName } from './made-up-people.ts'

const aMobile = () => `0917${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`

test('a manager looks at a table of people, makes their accounts, and finds one of them', {
  tag: '@phone',
}, async ({ page, look }) => {
  const [name, mobile] = [aName('مهراب'), aMobile()]
  await signInAs(page, 'manager')
  await page.goto('/manage/people')
  await page.getByRole('link', { name: 'افزودن با فهرست' }).click()
  await look(page)
  await page.getByLabel('فهرست افراد').fill('بدون شماره')
  await page.getByRole('button', { name: 'بررسی فهرست' }).click()
  await expect(page.getByText('شمارهٔ موبایلی پیدا نشد')).toBeVisible()
  await page.getByLabel('فهرست افراد').fill(`نام\tموبایل\n${name}\t${mobile}\nبی‌شماره\t12\n`)
  await page.getByRole('button', { name: 'بررسی فهرست' }).click()
  await expect(page.getByText('برای ۱ نفر حساب ساخته می‌شود')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'ساختن ۱ حساب' }).click()
  await expect(page.getByText('کار این فهرست تمام شد')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a table of people comes as an Excel file: its mobiles stay as they are written', async ({
  page,
  look,
}) => {
  const [name, mobile] = [aName('پویان'), aMobile()]
  await signInAs(page, 'manager')
  await page.goto('/manage/people/import')
  const buffer = xlsx([
    ['نام', 'موبایل'],
    [name, mobile],
    ['بی‌شماره', '12'],
  ])
  await hydrated(page)
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name: 'people.xlsx', mimeType, buffer })
  await expect(page.getByLabel('فهرست افراد')).toHaveValue(new RegExp(`${name}\\t${mobile}`))
  await page.getByRole('button', { name: 'بررسی فهرست' }).click()
  await expect(page.getByText('برای ۱ نفر حساب ساخته می‌شود')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'ساختن ۱ حساب' }).click()
  await expect(page.getByText('کار این فهرست تمام شد')).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A workbook with one sheet of these texts, as Excel writes it. */
function xlsx(rows: readonly (readonly string[])[]): Buffer {
  const cells = (row: readonly string[], at: number) =>
    row.map((text, column) => {
      const address = `${'ABC'[column]}${at + 1}`
      return `<c r="${address}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
    })
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packed = 'http://schemas.openxmlformats.org/package/2006'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="افراد" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map((row, at) => `<row r="${at + 1}">${cells(row, at).join('')}</row>`).join('')}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  )
}

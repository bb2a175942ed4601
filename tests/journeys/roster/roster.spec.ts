import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

const aMobile = () => `0918${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`

/** A school of one class, with ids of its own. */
function aRoster(of: string): Promise<Buffer> {
  const files = {
    'manifest.csv': 'propertyName,value\noneroster.version,1.2\nfile.users,bulk\n',
    'users.csv': [
      'sourcedId,enabledUser,givenName,familyName,sms',
      `s-${of},true,مهرنوش,پاکدل,${aMobile()}`,
      `w-${of},true,کامران,نوری,12`,
    ].join('\n'),
    'courses.csv': `sourcedId,title,courseCode\nc-${of},زیست‌شناسی دهم,\n`,
    'classes.csv': `sourcedId,title,courseSourcedId\nk-${of},دهم الف,c-${of}\n`,
    'enrollments.csv': `sourcedId,classSourcedId,userSourcedId,role\ne-${of},k-${of},s-${of},student\n`,
  }
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

test('a manager brings a school’s roster, reads what would come of it, imports it, and again nothing is made', {
  tag: '@gate',
}, async ({ page, look }) => {
  const roster = await aRoster(randomUUID().slice(-12))
  await signInAs(page, 'manager')
  const bring = async () => {
    await page.goto('/manage/roster')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'school.zip', mimeType: 'application/zip', buffer: roster })
    await expect(page.locator('input[name=fileId]')).toHaveValue(/^[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'بررسی فهرست' }).click()
    await expect(page).toHaveURL(/\/manage\/roster\/.+/)
  }
  await page.goto('/manage/roster')
  await look(page)
  await bring()
  await expect(page.getByText('۳ ردیف وارد می‌شود. هنوز چیزی ساخته نشده است.')).toBeVisible()
  await expect(page.getByText('شمارهٔ موبایل درستی ندارد.')).toBeVisible()
  await expect(page.getByText('افراد، سطر ۳')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'وارد کردن ۳ ردیف' }).click()
  await expect(page.getByText('کار این فهرست تمام شد.')).toBeVisible()
  await expect(page.getByText('۳ از ۳ ردیف')).toBeVisible()
  await look(page)
  await bring()
  await expect(page.getByText('چیز تازه‌ای برای وارد کردن نیست.')).toBeVisible()
})

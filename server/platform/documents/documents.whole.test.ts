import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectSignsAtNames } from '#server/testing/signs-at-names'
import { renderDocument } from '../documents.ts'

const template = join(import.meta.dirname, 'sample.typ')
const golden = join(import.meta.dirname, 'sample.png')
const markup = '#panic("x") *bold* $x^2$ @ref <lab> #read("/etc/hostname") ```'
const data = {
  title: 'سیده فاطمه‌زهرا حسینی‌نژاد طباطبایی',
  lines: [
    'تحلیل داده با Python و pandas، از پاک‌سازی تا گزارش',
    'مثلاً نمرهٔ ۱۸٫۵ از ۲۰؛ مسئلهٔ مؤثر می‌آید (کد AR-8K2M)',
    'مبلغ ۳۱۹٬۰۰۰ تومان، ۱۰٪ مالیات',
    markup,
  ],
}

const shadesOf = async (file: Buffer | string) =>
  sharp(file).resize({ width: 600 }).greyscale().raw().toBuffer({ resolveWithObject: true })

test('a page is drawn as on its golden picture', async () => {
  const drawn = await shadesOf(await renderDocument({ template, data, format: 'png' }))
  const right = await shadesOf(golden)
  expect(drawn.info).toMatchObject({ width: right.info.width, height: right.info.height })
  const far = drawn.data.filter((shade, at) => Math.abs(shade - (right.data[at] ?? 0)) > 48).length
  expect(far / drawn.data.length).toBeLessThan(0.001)
})

test('a PDF has its text, with the font inside', async () => {
  const file = await renderDocument({ template, data, format: 'pdf' })
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.toString('latin1')).toContain('/ToUnicode')
  expect(file.toString('latin1')).toMatch(/\/FontFile[23]/)
})

test('the text of a person is never code, however it is written', async () => {
  const drawn = async (lines: string[]) =>
    (await shadesOf(await renderDocument({ template, data: { title: 'ن', lines }, format: 'png' }))).data
  expect((await drawn([markup])).equals(await drawn([]))).toBe(false)
  expect(readFileSync(template, 'utf8')).not.toContain('eval')
})

test('the marks that keep the signs of «C++» at their side are obeyed, and draw nothing', async () => {
  await expectSignsAtNames((title) =>
    renderDocument({ template, data: { title, lines: [`«${title}»`, `${title} از صفر`] }, format: 'png' }),
  )
})

test('a template with a mistake is an error, not an empty file', async () => {
  await expect(renderDocument({ template, data: {}, format: 'pdf' })).rejects.toThrow('the document failed')
})

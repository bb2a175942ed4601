import { join } from 'node:path'
import type { CertificateBrand, CertificateLanguage } from '@arvand/contracts/certificate-words'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { expectSignsAtNames } from '#server/testing/signs-at-names'
import { aCertifiedCourse, aHolder } from '../testing.ts'
import { certificateDocument, datesOf, outOfTwenty, type Printed } from './certificate-document.ts'
import { renderCertificate } from './render-certificate.ts'

const publicUrl = new URL('https://arvand.example')
const row: Printed = {
  ...{ code: 'AR-8K2M-Q7XD-W3NB', kind: 'course', reason: 'completed', minutes: null },
  ...{ brand: 'arvand', heading: 'گواهی پایان دوره', hours: 32 },
  ...{ holder: 'سیده فاطمه‌زهرا حسینی‌نژاد طباطبایی', teacher: 'سپیده رستگار' },
  ...{ title: 'تحلیل داده با Python و pandas، از پاک‌سازی تا گزارش', title_latin: '' },
  ...{ signer: 'رها سلیمانی', signer_role: 'مدیر آموزش آروند', grade: 9250, shares_grade: true },
  ...{ issued_at: new Date('2026-10-14T09:00:00Z'), expires_at: null },
  ...{ issuer: 'آروند', issuer_tagline: 'آموزش آنلاین فارسی' },
  ...{ issuer_latin: 'Arvand', issuer_tagline_latin: 'Online learning in Persian' },
}
const hamun: Printed = {
  ...row,
  ...{ code: 'HM-5T9C-W3NB-77QD', brand: 'hamun', holder: 'امیرحسین قره‌داغی میرزاپور' },
  title: 'طراحی Design System برای محصول‌های فارسی: از توکن رنگ تا کامپوننت‌های راست‌به‌چپ',
  ...{ issuer: 'هامون', issuer_tagline: 'مدرسهٔ طراحی و محصول' },
  ...{ issuer_latin: 'Hamun', issuer_tagline_latin: 'School of design and product' },
  ...{ title_latin: 'Design systems for Persian products', expires_at: new Date('2028-10-14T20:30:00Z') },
}
/** Longer than one line at the least size. */
const longName = 'سیده فاطمه‌زهرا حسینی‌نژاد طباطبایی اصفهانی‌زادهٔ نیشابوری و دختر محمدحسین رضا'

const cases: [string, Printed, CertificateBrand, CertificateLanguage, 'story'?][] = [
  ['girih-fa', row, 'arvand', 'fa'],
  ['girih-en-long', { ...row, holder: longName }, 'arvand', 'en'],
  ['band-fa', hamun, 'hamun', 'fa'],
  ['band-en', hamun, 'hamun', 'en'],
  ['story-fa', row, 'arvand', 'fa', 'story'],
]

const shadesOf = async (file: Buffer | string) =>
  sharp(file).resize({ width: 640 }).greyscale().raw().toBuffer({ resolveWithObject: true })

test.each(cases)('%s is drawn as on its golden picture', async (name, printed, variant, language, shape) => {
  const golden = join(import.meta.dirname, 'golden', `${name}.png`)
  const drawn = await renderCertificate(
    printed,
    { format: 'png', shape: shape ?? 'page', language, variant },
    publicUrl,
  )
  const [now, right] = [await shadesOf(drawn), await shadesOf(golden)]
  expect(now.info).toMatchObject({ width: right.info.width, height: right.info.height })
  const far = now.data.filter((shade, at) => Math.abs(shade - (right.data[at] ?? 0)) > 48).length
  expect(far / now.data.length).toBeLessThan(0.002)
})

test.each([
  ['page', 'arvand'],
  ['page', 'hamun'],
  ['story', 'arvand'],
] as const)('a %s of %s draws the signs of «C++» and «.NET» where they are read', (shape, variant) =>
  expectSignsAtNames((title) =>
    renderCertificate({ ...row, title }, { format: 'png', shape, language: 'fa', variant }, publicUrl),
  ),
)

test('both calendars stand on it, in the digits of its language', () => {
  const at = new Date('2026-10-14T21:00:00Z')
  // In Tehran the next day has begun.
  expect(datesOf(at, 'fa')).toEqual({ jalali: '۲۳ مهر ۱۴۰۵', gregorian: '15 October 2026' })
  expect(datesOf(at, 'en')).toEqual({ jalali: '23 Mehr 1405', gregorian: '15 October 2026' })
  const values = (language: CertificateLanguage) =>
    certificateDocument(row, language, publicUrl).facts.map(({ value }) => value)
  expect(values('fa')).toEqual(['۳۲ ساعت', '۱۸٫۵ از ۲۰', '۲۲ مهر ۱۴۰۵', '14 October 2026'])
  expect(values('en')).toEqual(['32 hours', '18.5 out of 20', '14 October 2026', '22 Mehr 1405'])
  expect([10_000, 9333, 5, 0].map(outOfTwenty)).toEqual(['20', '18.67', '0.01', '0'])
})

test('what the holder does not share is not printed', () => {
  const { facts } = certificateDocument({ ...row, shares_grade: false }, 'fa', publicUrl)
  expect(facts.map(({ name }) => name)).not.toContain('نمرهٔ پایانی')
})

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('files are given to whoever has the code, in both languages and variants', async () => {
  const { code } = await aHolder(arvand, await aCertifiedCourse(arvand))
  const get = (rest: string) => arvand.app.inject({ url: `/certificates/${rest}` })
  const pdf = await get(`${code}.pdf?lang=en`)
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.headers['cache-control']).toBe('public, max-age=60')
  expect(pdf.headers['content-disposition']).toContain(`certificate-${code}-en.pdf`)
  const [own, other] = [await get(`${code}.png`), await get(`${code.toLowerCase()}.png?brand=hamun`)]
  expect([own.headers['content-type'], other.headers['content-type']]).toEqual(['image/png', 'image/png'])
  expect(own.rawPayload.equals(other.rawPayload)).toBe(false)
  expect((await get('AR-0000-0000-0000.png')).statusCode).toBe(404)
  expect((await get('no-code.pdf')).statusCode).toBe(404)
  expect((await get(`${code}.png?brand=third`)).statusCode).toBe(422)
  expect((await get(`${code}.pdf?shape=story`)).statusCode).toBe(422)
}, 60_000)

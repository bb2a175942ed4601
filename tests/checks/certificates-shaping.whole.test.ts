import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inChromium } from '../../playwright.config.ts'
import { renderDocument } from '../../server/platform/documents.ts'

/**
 * What stands on certificates is shaped as Chromium shapes it: the same glyphs in the same order, which two pictures of
 * one line show, and lines as wide within 2 %.
 */

const template = join(import.meta.dirname, '../fixtures/one-line.typ')
const fonts = join(createRequire(import.meta.url).resolve('vazirmatn/package.json'), '..', 'fonts', 'ttf')
const files = { 400: 'Regular', 700: 'Bold' } as const
type Weight = keyof typeof files

const faces = Object.entries(files).map(([weight, name]) => {
  const source = readFileSync(join(fonts, `Vazirmatn-${name}.ttf`)).toString('base64')
  return `@font-face { font-family: V; font-weight: ${weight}; src: url(data:font/ttf;base64,${source}) }`
})

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(inChromium.launchOptions)
  page = await browser.newPage({ viewport: { width: 1600, height: 120 } })
}, 60_000)
afterAll(() => browser.close())

interface Line {
  readonly line: string
  readonly weight: Weight
  readonly lang: 'fa' | 'en'
}

async function onScreen({ line, weight, lang }: Line): Promise<Buffer> {
  const dir = lang === 'fa' ? 'rtl' : 'ltr'
  await page.setContent(
    `<html lang="${lang}" dir="${dir}"><style>${faces.join('')}
      body { margin: 20px; font: ${weight} 40px/80px V; white-space: nowrap; background: #fff; color: #000 }
    </style><body></body></html>`,
  )
  await page.evaluate((text) => {
    document.body.textContent = text
  }, line)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot()
}

const onPaper = (data: Line): Promise<Buffer> =>
  renderDocument({ template, data, format: 'png', width: 1600 })

/** What is drawn, without the paper around it. */
async function drawn(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .greyscale()
    .trim({ background: '#ffffff', threshold: 40 })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { picture: data, width: info.width }
}

/** How alike two pictures are, from −1 to 1, once they are as large as each other. */
async function likeness(one: Buffer, other: Buffer, width: number): Promise<number> {
  const shades = async (picture: Buffer) =>
    // A little blurred: both draw the edges of letters in their own way.
    sharp(picture).resize({ width, height: 48, fit: 'fill' }).blur(1.2).greyscale().raw().toBuffer()
  const [a, b] = [await shades(one), await shades(other)]
  const mean = (all: Buffer) => all.reduce((sum, shade) => sum + shade, 0) / all.length
  const [middleA, middleB] = [mean(a), mean(b)]
  let [both, ofA, ofB] = [0, 0, 0]
  for (const [at, shade] of a.entries()) {
    const [x, y] = [shade - middleA, (b[at] ?? 0) - middleB]
    both += x * y
    ofA += x * x
    ofB += y * y
  }
  return both / Math.sqrt(ofA * ofB)
}

async function compared(paper: Line, browserLine: Line = paper) {
  const [one, other] = [await drawn(await onPaper(paper)), await drawn(await onScreen(browserLine))]
  return {
    width: one.width / other.width,
    alike: await likeness(one.picture, other.picture, Math.round((one.width + other.width) / 2)),
  }
}

const name = 'سیده فاطمه‌زهرا حسینی‌نژاد طباطبایی'
const lines: readonly Line[] = [
  // Of the one brand.
  { line: name, weight: 700, lang: 'fa' },
  { line: 'تحلیل داده با Python و pandas، از پاک‌سازی تا گزارش', weight: 700, lang: 'fa' },
  { line: '۳۲ ساعت، ۱۸٫۵ از ۲۰، ۲۲ مهر ۱۴۰۵', weight: 700, lang: 'fa' },
  { line: 'گواهی پایان دوره، کد AR-8K2M-Q7XD-W3NB', weight: 400, lang: 'fa' },
  // Of the other.
  { line: 'امیرحسین قره‌داغی میرزاپور اصفهانی‌زادهٔ نیشابوری', weight: 700, lang: 'fa' },
  { line: 'طراحی Design System برای محصول‌های فارسی: از توکن رنگ', weight: 700, lang: 'fa' },
  { line: 'مثلاً مسئلهٔ مؤثر در ۱۰۰٪ کتاب‌ها (HM-5T9C)', weight: 400, lang: 'fa' },
  { line: 'Design systems for Persian products, 22 Mehr 1405', weight: 700, lang: 'en' },
  { line: `${name} completed the course`, weight: 400, lang: 'en' },
]

test.each(lines)('«$line» ($weight)', { timeout: 60_000 }, async (line) => {
  const { width, alike } = await compared(line)
  console.log(`${line.line}: width ${((width - 1) * 100).toFixed(2)} %, alike ${alike.toFixed(3)}`)
  expect(Math.abs(width - 1)).toBeLessThan(0.02)
  expect(alike).toBeGreaterThan(0.9)
})

test('other glyphs, or the same in another order, are told apart', { timeout: 60_000 }, async () => {
  const [line] = lines
  if (!line) throw new Error('there is no line')
  const words = line.line.split(' ')
  const others = [
    // Words in another order, a half-space left out, and letters that do not join.
    words.toReversed().join(' '),
    line.line.replaceAll('\u200c', ''),
    [...line.line].join('\u200c'),
  ]
  for (const other of others) expect((await compared(line, { ...line, line: other })).alike).toBeLessThan(0.8)
})

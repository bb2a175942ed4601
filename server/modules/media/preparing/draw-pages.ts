import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { type ReadingFunction, Refused } from '#platform/reader-code'
import { mostPages, mostPageText, type PageAsked } from './pages-reader.ts'

// Runs in a process of its own: it has its files and can send messages, but reaches nothing else of the app.

sharp.concurrency(1)
sharp.cache(false)

/** Pixels of the longer side: for a projector, and for a phone or a bad line. */
const longest = { whole: 1600, small: 800 } as const

/** Draws each page of a PDF in two sizes, and sends them with their text. */
export const read: ReadingFunction<Record<string, never>> = async (_input, { source, out, ask }) => {
  const library = await PDFiumLibrary.init()
  const document = await open(library, await readFile(source))
  const pages = document.getPageCount()
  if (pages === 0) throw new Refused('broken')
  if (pages > mostPages) throw new Refused('too-many-pages')
  for (let page = 1; page <= pages; page++) {
    const drawn = await draw(document.getPage(page - 1), page, out)
    await ask({ ...drawn, page, pages } satisfies PageAsked)
    for (const { file } of [drawn.whole, drawn.small]) await rm(join(out, file))
  }
  return {}
}

async function open(library: PDFiumLibrary, content: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await library.loadDocument(content)
  } catch (error) {
    throw new Refused(/password|security/i.test(String(error)) ? 'locked' : 'broken', { cause: error })
  }
}

async function draw(page: PDFiumPage, number: number, out: string) {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longer = Math.max(originalWidth, originalHeight)
  if (!(longer > 0)) throw new Refused('broken')
  const pixels = (length: number) => Math.max(1, Math.round((length / longer) * longest.whole))
  // Its text first: drawing closes the page.
  const text = page
    .getText()
    .replace(/[^\P{C}\n]|\uFFFD/gu, ' ')
    .trim()
    .slice(0, mostPageText)
  const size = { width: pixels(originalWidth), height: pixels(originalHeight) }
  const { data, width, height } = await page.render({ ...size, scale: 1 })
  const raw = { width, height, channels: 4 } as const
  const store = async (most: number, file: string) => {
    const { data: content, info } = await sharp(data, { raw })
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    await writeFile(join(out, file), content)
    return { file, bytes: content.length, width: info.width, height: info.height }
  }
  return {
    text,
    whole: await store(longest.whole, `${number}.webp`),
    small: await store(longest.small, `${number}-small.webp`),
  }
}

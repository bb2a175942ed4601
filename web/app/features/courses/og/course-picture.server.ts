import { createRequire } from 'node:module'
import { siteName } from '@arvand/contracts/site-name'
import { formatNumber, formatTenths } from '@arvand/persian/numbers'
import { Resvg } from '@resvg/resvg-js'
import { girihWith } from '../../../ui/girih/girih.ts'

export interface PicturedCourse {
  readonly slug: string
  readonly title: string
  readonly category: { readonly title: string; readonly palette: string }
  readonly teacher: { readonly name: string }
  readonly rating: number
  readonly ratings: number
}

// The complete fonts: with the subsets that pages load, resvg drops Latin letters.
const { resolve } = createRequire(import.meta.url)
const fontFiles = ['Bold', 'Medium'].map((weight) => resolve(`vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`))

const size = { width: 1200, height: 630 }
const girihWidth = 420
const edge = 1130
const mostLines = 3
const lettersInLine = 25

/** The preview picture of a course that messengers show for its address: girih, title, teacher. */
export function courseImage(course: PicturedCourse): Buffer {
  const drawn = new Resvg(svgOf(course), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Vazirmatn' },
  })
  return drawn.render().asPng()
}

function svgOf({ slug, title, category, teacher, rating, ratings }: PicturedCourse): string {
  const pattern = girihWith(slug, category.palette, {}, { width: 210, height: 315 })
  const lines = linesOf(title)
  const first = 330 - (lines.length - 1) * 46
  const said = ratings > 0 ? `، امتیاز ${formatTenths(rating)} از ${formatNumber(ratings)} نظر` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<rect width="100%" height="100%" fill="#FBFAF6"/>
${pattern.replace('<svg ', `<svg x="0" y="0" width="${girihWidth}" height="${size.height}" `)}
<rect x="${girihWidth}" width="6" height="100%" fill="#E6A01F"/>
${text(siteName(), 92, 40, 'bold', '#0E7C86')}
${text(category.title, 172, 30, 500, '#566078')}
${lines.map((line, at) => text(line, first + at * 92, 64, 'bold', '#14213D')).join('\n')}
${text(`${teacher.name}${said}`, 560, 32, 500, '#566078')}
</svg>`
}

/**
 * A line of text that ends at the right edge. U+2067 and U+2069 make it right-to-left, because resvg ignores
 * `direction`.
 */
const text = (words: string, y: number, fontSize: number, weight: string | number, colour: string) =>
  `<text x="${edge}" y="${y}" text-anchor="end" font-family="Vazirmatn" font-size="${fontSize}" font-weight="${weight}" fill="${colour}">\u2067${escaped(words)}\u2069</text>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => entities[letter] ?? '')

/** Breaks the title into a few lines of similar width; what does not fit ends with an ellipsis. */
export function linesOf(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= lettersInLine)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= mostLines) return lines
  return [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]}…`]
}

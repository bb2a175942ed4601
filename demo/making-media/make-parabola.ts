import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from './draw.ts'
import { ink, line, paper, pomegranate } from './figures.ts'

/** The picture of a question: y = (x − 1)² − 2 in axes of which a unit is 80 pixels. */
const [width, height, unit] = [640, 540, 80]
const [originX, originY] = [320, 240]
const x = (value: number) => originX + value * unit
const y = (value: number) => originY - value * unit
const points = Array.from({ length: 81 }, (_, at) => -1.2 + at * 0.055).map(
  (value) => `${x(value).toFixed(1)},${y((value - 1) ** 2 - 2).toFixed(1)}`,
)
const letter = (text: string, left: number, top: number) =>
  `<text x="${left}" y="${top}" font-family="Vazirmatn" font-weight="700" font-size="24" fill="${ink}">${text}</text>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${[
  ...[-3, -2, -1, 1, 2, 3].map((at) => line([x(at), 20], [x(at), height - 20], '#D9DEE7', 1)),
  ...[-3, -2, -1, 1, 2].map((at) => line([20, y(at)], [width - 20, y(at)], '#D9DEE7', 1)),
  line([20, originY], [width - 20, originY]),
  line([originX, 20], [originX, height - 20]),
  `<polyline points="${points.join(' ')}" fill="none" stroke="${pomegranate}" stroke-width="4"/>`,
  letter('x', width - 36, originY - 12),
  letter('y', originX + 14, 40),
].join('')}</svg>`

writeFileSync(join(import.meta.dirname, '../exams/media/parabola.png'), draw(svg, width * 2).asPng())

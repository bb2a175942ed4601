import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from './draw.ts'
import { ink, line, paper, pomegranate } from './figures.ts'

/** The picture of a question: y = sin x from 0 to 2π, in axes of which π is 240 pixels and 1 is 120. */
const [width, height] = [640, 360]
const [originX, originY] = [80, 180]
const x = (value: number) => originX + (value / Math.PI) * 240
const y = (value: number) => originY - value * 120
const points = Array.from({ length: 97 }, (_, at) => (at / 48) * Math.PI).map(
  (value) => `${x(value).toFixed(1)},${y(Math.sin(value)).toFixed(1)}`,
)
const letter = (text: string, left: number, top: number) =>
  `<text x="${left}" y="${top}" font-family="Vazirmatn" font-weight="700" font-size="24" fill="${ink}">${text}</text>`
const quarters = [1, 2, 3, 4].map((at) => (at * Math.PI) / 2)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${[
  ...quarters.map((at) => line([x(at), 20], [x(at), height - 20], '#D9DEE7', 1)),
  ...[-1, 1].map((at) => line([20, y(at)], [width - 20, y(at)], '#D9DEE7', 1)),
  line([20, originY], [width - 20, originY]),
  line([originX, 20], [originX, height - 20]),
  `<polyline points="${points.join(' ')}" fill="none" stroke="${pomegranate}" stroke-width="4"/>`,
  letter('x', width - 36, originY - 12),
  letter('y', originX + 14, 40),
].join('')}</svg>`

writeFileSync(join(import.meta.dirname, '../exams/media/sine.png'), draw(svg, width * 2).asPng())

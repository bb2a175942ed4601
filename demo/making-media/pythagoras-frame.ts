/** A frame of the film about Pythagoras: four triangles in a square, placed in two ways. */

export const frameSize = { width: 640, height: 360 } as const
export const filmSeconds = 34

const unit = 37
const [a, b] = [3 * unit, 4 * unit]
const whole = a + b
/** The square's lower left corner on the frame, in pixels. */
const origin = { x: 42, y: 310 }

type Point = readonly [number, number]

const ink = '#14213D'
const paper = '#FBFAF6'
const teal = '#0E7C86'
const saffron = '#E6A01F'
const pomegranate = '#B42318'

/** A value from 0 to 1 that grows between two seconds, slowly at both ends. */
function between(from: number, to: number, second: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

const at = ([x, y]: Point): Point => [origin.x + x, origin.y - y]
const joined = (points: readonly Point[]): string => points.map((point) => at(point).join(',')).join(' ')

const shape = (points: readonly Point[], fill: string, opacity: number): string =>
  `<polygon points="${joined(points)}" fill="${fill}" fill-opacity="${opacity}" stroke="${ink}" stroke-opacity="${Math.min(1, opacity * 1.2)}" stroke-width="1.6" stroke-linejoin="round"/>`

const isolated = (text: string) => `\u2067${text}\u2069`

function words(text: string, x: number, y: number, size: number, opacity: number, more = ''): string {
  const colour = more.includes('fill=') ? '' : `fill="${ink}"`
  return `<text x="${x}" y="${y}" font-family="Vazirmatn" font-size="${size}" ${colour} opacity="${opacity}" text-anchor="end" ${more}>${isolated(text)}</text>`
}

const letter = (text: string, [x, y]: Point, opacity: number, fill = ink): string =>
  `<text x="${at([x, y])[0]}" y="${at([x, y])[1] + 8}" font-family="Vazirmatn" font-weight="700" font-size="24" fill="${fill}" opacity="${opacity}" text-anchor="middle">${text}</text>`

/** The four triangles: their corners, when each appears, and where and when it moves. */
const triangles: readonly {
  readonly points: readonly Point[]
  readonly comes: number
  readonly goes: { readonly by: Point; readonly from: number }
}[] = [
  {
    points: [
      [0, 0],
      [a, 0],
      [0, b],
    ],
    comes: 8.5,
    goes: { by: [0, 0], from: 0 },
  },
  {
    points: [
      [a, 0],
      [whole, 0],
      [whole, a],
    ],
    comes: 10,
    goes: { by: [0, b], from: 24 },
  },
  {
    points: [
      [whole, a],
      [whole, whole],
      [b, whole],
    ],
    comes: 11.5,
    goes: { by: [-b, -a], from: 19.5 },
  },
  {
    points: [
      [b, whole],
      [0, whole],
      [0, b],
    ],
    comes: 13,
    goes: { by: [a, 0], from: 21.75 },
  },
]

const sentences: readonly {
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
}[] = [
  { from: 1, to: 8, lines: ['در مثلث قائم‌الزاویه', 'دو ضلع کوچک‌تر a و b', 'و بزرگ‌ترین ضلع، وتر c است.'] },
  { from: 8.4, to: 14.6, lines: ['چهار مثلث برابر را', 'در گوشه‌های مربعی', 'به ضلع a + b می‌گذاریم.'] },
  { from: 15, to: 18.8, lines: ['آنچه خالی می‌ماند', 'مربعی است به ضلع c،', 'پس مساحتش c² است.'] },
  { from: 19.2, to: 26, lines: ['حالا مثلث‌ها را', 'بی آنکه بچرخانیم', 'جابه‌جا می‌کنیم.'] },
  { from: 26.4, to: 29.6, lines: ['جای خالی این بار', 'دو مربع است:', 'یکی a² و یکی b².'] },
  { from: 30, to: 35, lines: ['مربع بزرگ همان است', 'و مثلث‌ها همان‌اند، پس:'] },
]

export function frameAt(second: number): string {
  const { width, height } = frameSize
  const drawn = [
    opening(second),
    emptySquares(second),
    ...triangles.map((one) => triangleAt(one, second)),
    bigSquare(second),
    ...sentences.map((one) => sentenceAt(one, second)),
    conclusion(second),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${drawn.join('')}</svg>`
}

/** One triangle alone, with its letters, until the square appears. */
function opening(second: number): string {
  const shown = between(0.2, 1, second) * (1 - between(7.6, 8.4, second))
  if (shown === 0) return ''
  const [x, y] = [40, 50]
  const corners: Point[] = [
    [x, y],
    [x + b, y],
    [x, y + a],
  ]
  const angle: Point[] = [
    [x, y],
    [x + 16, y],
    [x + 16, y + 16],
    [x, y + 16],
  ]
  return [
    shape(corners, teal, 0.85 * shown),
    shape(angle, paper, 0.9 * shown),
    letter('a', [x - 18, y + a / 2], shown * between(1.6, 2.4, second)),
    letter('b', [x + b / 2, y - 22], shown * between(1.6, 2.4, second)),
    letter('c', [x + b / 2 + 16, y + a / 2 + 16], shown * between(3.2, 4, second), pomegranate),
  ].join('')
}

function triangleAt({ points, comes, goes }: (typeof triangles)[number], second: number): string {
  const shown = between(comes, comes + 0.8, second)
  if (shown === 0) return ''
  const gone = between(goes.from, goes.from + 1.8, second)
  const moved = points.map(([x, y]): Point => [x + goes.by[0] * gone, y + goes.by[1] * gone])
  return shape(moved, teal, 0.85 * shown)
}

function bigSquare(second: number): string {
  const shown = between(8, 8.6, second)
  const corners: Point[] = [
    [0, 0],
    [whole, 0],
    [whole, whole],
    [0, whole],
  ]
  return `<polygon points="${joined(corners)}" fill="none" stroke="${ink}" stroke-opacity="${shown}" stroke-width="2.5"/>`
}

/** The area that the triangles leave free: the square on c, later those on a and b. */
function emptySquares(second: number): string {
  const one = between(14.8, 15.6, second) * (1 - between(18.8, 19.5, second))
  const two = between(26, 26.8, second)
  const onC: Point[] = [
    [a, 0],
    [whole, a],
    [b, whole],
    [0, b],
  ]
  const onA: Point[] = [
    [0, b],
    [a, b],
    [a, whole],
    [0, whole],
  ]
  const onB: Point[] = [
    [a, 0],
    [whole, 0],
    [whole, b],
    [a, b],
  ]
  return [
    one > 0 ? shape(onC, saffron, 0.55 * one) + letter('c²', [whole / 2, whole / 2], one) : '',
    two > 0 ? shape(onA, saffron, 0.55 * two) + letter('a²', [a / 2, b + a / 2], two) : '',
    two > 0 ? shape(onB, saffron, 0.55 * two) + letter('b²', [a + b / 2, b / 2], two) : '',
  ].join('')
}

const sentenceAt = ({ from, to, lines }: (typeof sentences)[number], second: number): string =>
  lines
    .map((line, place) => {
      const shown =
        between(from + place * 0.5, from + place * 0.5 + 0.6, second) * (1 - between(to - 0.4, to, second))
      return shown > 0 ? words(line, 600, 140 + place * 40, 22, shown) : ''
    })
    .join('')

function conclusion(second: number): string {
  const title = 1 - between(7.6, 8.4, second)
  const end = between(31, 32, second)
  return [
    title > 0 ? words('قضیهٔ فیثاغورس', 600, 76, 30, title, `font-weight="800" fill="${teal}"`) : '',
    end > 0
      ? `<text x="470" y="262" font-family="Vazirmatn" font-weight="800" font-size="36" fill="${pomegranate}" opacity="${end}" text-anchor="middle">a² + b² = c²</text>`
      : '',
  ].join('')
}

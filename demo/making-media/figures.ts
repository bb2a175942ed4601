/** Figures of the demo's lessons, as SVG. Coordinates are pixels; letters are Latin, as in Persian textbooks. */

export const ink = '#14213D'
export const paper = '#FBFAF6'
export const teal = '#0E7C86'
export const saffron = '#E6A01F'
export const pomegranate = '#B42318'

export type Point = readonly [number, number]

const size = { width: 960, height: 540 } as const
const centre: Point = [480, 270]

const page = (drawn: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${paper}"/>${drawn.join('')}</svg>`

export const line = ([x1, y1]: Point, [x2, y2]: Point, colour = ink, width = 3, more = ''): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

const letter = (text: string, [x, y]: Point, colour = ink): string =>
  `<text x="${x}" y="${y}" font-family="Vazirmatn" font-weight="700" font-size="28" fill="${colour}" text-anchor="middle">${text}</text>`

const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" stroke="${ink}" stroke-width="3" stroke-linejoin="round" ${more}/>`

const dot = ([x, y]: Point): string => `<circle cx="${x}" cy="${y}" r="7" fill="${ink}"/>`

/** The letter theta, which Vazirmatn does not have. */
const theta = ([x, y]: Point): string =>
  `<ellipse cx="${x}" cy="${y}" rx="8" ry="12" fill="none" stroke="${ink}" stroke-width="3"/>${line([x - 7, y], [x + 7, y])}`

/** The sector of a circle between two directions, in degrees counterclockwise from the right. */
function sector([x, y]: Point, radius: number, from: number, to: number, colour: string): string {
  const at = (degrees: number): Point => {
    const turned = (degrees * Math.PI) / 180
    return [x + radius * Math.cos(turned), y - radius * Math.sin(turned)]
  }
  return `<path d="M${x},${y} L${at(from)} A${radius},${radius} 0 0 0 ${at(to)} Z" fill="${colour}" fill-opacity="0.55"/>`
}

const directionOf = ([x1, y1]: Point, [x2, y2]: Point): number => {
  const degrees = (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}

/** A point of the unit circle with its cosine and sine. */
function unitCircle(): string {
  const radius = 200
  const [x, y] = centre
  const angle = (50 * Math.PI) / 180
  const point: Point = [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
  const foot: Point = [point[0], y]
  return page([
    line([x - 260, y], [x + 260, y], ink, 2),
    line([x, y - 240], [x, y + 240], ink, 2),
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="3"/>`,
    sector(centre, 56, 0, 50, saffron),
    line(centre, point, ink, 4),
    line(centre, foot, teal, 7),
    line(foot, point, pomegranate, 7),
    dot(point),
    theta([x + 80, y - 30]),
    letter('x', [x + 64, y + 38], teal),
    letter('y', [point[0] + 26, y - 70], pomegranate),
    letter('1', [x + 48, y - 96]),
    letter('(x, y)', [point[0] + 60, point[1] - 14]),
  ])
}

/** A line through the top, parallel to the base, shows the three angles side by side. */
function anglesOfTriangle(): string {
  const [a, b, c]: [Point, Point, Point] = [
    [540, 130],
    [270, 430],
    [760, 430],
  ]
  const [toB, toC] = [directionOf(a, b), directionOf(a, c)]
  return page([
    sector(b, 70, 0, directionOf(b, a), saffron),
    sector(a, 70, 180, toB, saffron),
    sector(c, 70, directionOf(c, a), 180, teal),
    sector(a, 70, toC, 360, teal),
    sector(a, 70, toB, toC, pomegranate),
    polygon([a, b, c], 'none'),
    line([220, 130], [840, 130], ink, 3, 'stroke-dasharray="10 8"'),
    letter('A', [540, 108]),
    letter('B', [240, 446]),
    letter('C', [790, 446]),
  ])
}

/** Two squares make an eight-pointed star; their common area is an octagon. */
function starOfEight(): string {
  const half = 170
  const [x, y] = centre
  const far = half * Math.SQRT2
  const straight: Point[] = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]
  const turned: Point[] = [
    [x, y - far],
    [x + far, y],
    [x, y + far],
    [x - far, y],
  ]
  const cut = half * (Math.SQRT2 - 1)
  const octagon: Point[] = [
    [x - cut, y - half],
    [x + cut, y - half],
    [x + half, y - cut],
    [x + half, y + cut],
    [x + cut, y + half],
    [x - cut, y + half],
    [x - half, y + cut],
    [x - half, y - cut],
  ]
  return page([
    `<circle cx="${x}" cy="${y}" r="${far}" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="6 8"/>`,
    polygon(straight, teal, 'fill-opacity="0.8"'),
    polygon(turned, teal, 'fill-opacity="0.8"'),
    polygon(octagon, saffron),
    polygon(straight, 'none'),
    polygon(turned, 'none'),
    dot(centre),
  ])
}

export const figures: Readonly<Record<string, string>> = {
  'unit-circle.png': unitCircle(),
  'angles-of-a-triangle.png': anglesOfTriangle(),
  'star-of-eight.png': starOfEight(),
}

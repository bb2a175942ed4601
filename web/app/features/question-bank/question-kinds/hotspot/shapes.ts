import type { HotspotArea, Spot } from '@arvand/contracts/questions'

export type Shape = HotspotArea['shape']

/** A shape in the middle of the picture, for who places it by numbers. */
export const middleShape: Readonly<Record<Shape, Spot[]>> = {
  rectangle: [
    { x: 400, y: 400 },
    { x: 600, y: 600 },
  ],
  circle: [
    { x: 500, y: 500 },
    { x: 600, y: 500 },
  ],
  polygon: [
    { x: 500, y: 400 },
    { x: 600, y: 600 },
    { x: 400, y: 600 },
  ],
}

export const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Whether two points are far enough apart to have been drawn, not pressed by mistake. */
export const isDrawn = ([from, to]: readonly Spot[]): boolean =>
  Boolean(from && to) && distance(from as Spot, to as Spot) > 12

/** A number of a shape that can be typed, in percent of the picture. */
export interface Measure {
  readonly key:
    | 'left'
    | 'top'
    | 'right'
    | 'bottom'
    | 'centreX'
    | 'centreY'
    | 'radius'
    | `x${number}`
    | `y${number}`
  readonly value: number
  /** The shape with another number in its place. */
  readonly put: (value: number) => Spot[]
}

/** All numbers of a shape. */
export function measuresOf({ shape, points }: Pick<HotspotArea, 'shape' | 'points'>): Measure[] {
  const [first = { x: 0, y: 0 }, second = { x: 0, y: 0 }] = points
  if (shape === 'rectangle') {
    // Typed by its edges, whichever corners it was drawn from.
    const from = { x: Math.min(first.x, second.x), y: Math.min(first.y, second.y) }
    const to = { x: Math.max(first.x, second.x), y: Math.max(first.y, second.y) }
    return [
      measure('left', from.x, (x) => [{ ...from, x }, to]),
      measure('top', from.y, (y) => [{ ...from, y }, to]),
      measure('right', to.x, (x) => [from, { ...to, x }]),
      measure('bottom', to.y, (y) => [from, { ...to, y }]),
    ]
  }
  if (shape === 'circle') {
    const radius = distance(first, second)
    // The point of the edge lies on the side of the centre where there is room for it.
    const around = (centre: Spot, size: number): Spot[] => [
      centre,
      { x: centre.x + size <= 1000 ? centre.x + size : Math.max(0, centre.x - size), y: centre.y },
    ]
    return [
      measure('centreX', first.x, (x) => around({ ...first, x }, radius)),
      measure('centreY', first.y, (y) => around({ ...first, y }, radius)),
      measure('radius', radius, (size) => around(first, size)),
    ]
  }
  return points.flatMap((point, at) => {
    const put = (part: Partial<Spot>) =>
      points.map((one, other) => (other === at ? { ...one, ...part } : one))
    return [measure(`x${at}`, point.x, (x) => put({ x })), measure(`y${at}`, point.y, (y) => put({ y }))]
  })
}

const measure = (
  key: Measure['key'],
  thousandths: number,
  put: (thousandths: number) => Spot[],
): Measure => ({
  key,
  value: Math.round(thousandths) / 10,
  put: (percent) => put(Math.round(percent * 10)),
})

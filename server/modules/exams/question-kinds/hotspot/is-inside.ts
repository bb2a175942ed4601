import type { HotspotArea, Spot } from '@arvand/contracts/questions'

/** Whether a place lies in an area, its edge included; both in thousandths of the picture. */
export function isInside({ shape, points }: Pick<HotspotArea, 'shape' | 'points'>, spot: Spot): boolean {
  const [first, second] = points
  if (!first || !second) return false
  if (shape === 'rectangle')
    return isBetween(spot.x, first.x, second.x) && isBetween(spot.y, first.y, second.y)
  if (shape === 'circle') return distance(spot, first) <= distance(second, first)
  return isInPolygon(points, spot)
}

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other)

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A ray from the place to the right crosses the edges an odd number of times. */
function isInPolygon(corners: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false
  corners.forEach((corner, at) => {
    const before = corners.at(at - 1)
    if (!before) return
    const crosses =
      corner.y > y !== before.y > y &&
      x < ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x
    if (crosses) inside = !inside
  })
  return inside
}

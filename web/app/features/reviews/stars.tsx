import { formatNumber } from '@arvand/persian/numbers'
import { reviewsWords as words } from './words.ts'

const most = 5
/** The star of Lucide, 24 wide, in steps from where it begins, so that it can stand anywhere. */
const star =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0l-4.617 2.428a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879l-3.736 -3.637a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'
const step = 27

/** Five stars, `stars` of them filled; screen readers get words. One picture, since a list has many of them. */
export function Stars({ stars, size = 16 }: { stars: number; size?: number }) {
  const whole = Math.round(stars)
  return (
    <svg
      role="img"
      aria-label={words.starsOf(formatNumber(whole))}
      viewBox={`0 0 ${step * most - 3} 24`}
      height={size}
      width={(size * (step * most - 3)) / 24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinejoin="round"
      className="shrink-0"
    >
      {/* The first star stands at the right, where a line begins. */}
      <path d={starsAt(most - whole, most)} className="fill-star text-star" />
      <path d={starsAt(0, most - whole)} className="text-edge" />
    </svg>
  )
}

const starsAt = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) =>
    star.replace('M11.525', `M${11.525 + (from + at) * step}`),
  ).join('')

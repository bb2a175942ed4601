/** The small drawing beside a figure: time runs to the left, oldest first. Units to come (null) are left out. */
export function Sparkline({
  points,
  className = '',
}: {
  points: readonly (number | null)[]
  className?: string
}) {
  const known = points.filter((value) => value !== null)
  if (known.length < 2) return null
  const high = Math.max(...known)
  if (isSparse(points)) {
    const width = 200 / points.length
    const bar = (value: number, at: number) => {
      const [wide, tall] = [Math.min(width * 0.6, 6).toFixed(1), (value / high) * 30]
      return value > 0 ? `M${(200 - (at + 0.8) * width).toFixed(1)} 34v-${tall.toFixed(1)}h${wide}V34z` : ''
    }
    return (
      <svg
        viewBox="0 0 200 36"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`h-9 w-full ${className}`}
      >
        <path d={known.map(bar).join('')} className="fill-edge" />
      </svg>
    )
  }
  const low = Math.min(...known)
  const step = 200 / (points.length - 1)
  const place = (value: number, at: number) =>
    `${(200 - at * step).toFixed(1)},${(34 - ((value - low) / (high - low || 1)) * 30).toFixed(1)}`
  return (
    <svg
      viewBox="0 0 200 36"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`h-9 w-full ${className}`}
    >
      <polyline
        points={known.map(place).join(' ')}
        fill="none"
        className="stroke-primary-600"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** Whether so few units have anything that a line would lie: half of them are empty. */
export function isSparse(points: readonly (number | null)[]): boolean {
  const known = points.filter((value) => value !== null)
  return known.filter((value) => value === 0).length * 2 >= known.length
}

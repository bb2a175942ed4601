interface DrawnWheelProps {
  readonly prizes: readonly { readonly id: string; readonly weight: number }[]
  /** The prize at which the wheel has stopped; null before. */
  readonly at: string | null
}

const tones = [
  'var(--color-primary-600)',
  'var(--color-accent-500)',
  'var(--chart-2)',
  'var(--color-primary-100)',
  'var(--color-accent-100)',
] as const

/** The tone of the part at this place: no two neighbours have the same, the last and the first neither. */
export const toneOf = (place: number, parts: number): string =>
  tones[place === parts - 1 && place % tones.length === 0 ? 2 : place % tones.length] ?? tones[0]

/** The wheel, its parts as wide as their chances. It turns to the prize that was drawn; with reduced motion it stands there. */
export function DrawnWheel({ prizes, at }: DrawnWheelProps) {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0)
  const starts = prizes.map((_, place) => prizes.slice(0, place).reduce((all, { weight }) => all + weight, 0))
  const stops = prizes.map(
    ({ weight }, place) =>
      `${toneOf(place, prizes.length)} ${degrees(starts[place] ?? 0, sum)}deg ${degrees((starts[place] ?? 0) + weight, sum)}deg`,
  )
  const won = prizes.findIndex(({ id }) => id === at)
  const middle = won < 0 ? 0 : degrees((starts[won] ?? 0) + (prizes[won]?.weight ?? 0) / 2, sum)
  const turn = won < 0 ? 0 : 5 * 360 - middle
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto grid aspect-square w-full max-w-72 place-items-center"
    >
      <div
        className="size-full rounded-full border-4 border-surface shadow-card transition-transform duration-[4s] ease-out motion-reduce:transition-none"
        style={{ background: `conic-gradient(${stops.join(', ')})`, transform: `rotate(${turn}deg)` }}
      />
      <span className="absolute size-10 rounded-full border border-line bg-surface" />
      <span className="absolute -top-1 size-0 border-x-8 border-t-16 border-x-transparent border-t-ink" />
    </div>
  )
}

const degrees = (weight: number, sum: number): number => Math.round((weight / sum) * 36_000) / 100

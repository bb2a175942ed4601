import { formatNumber } from '@arvand/persian/numbers'
import { Star } from 'lucide-react'
import { reviewsWords as words } from './words.ts'

/** Five stars, `stars` of them filled; screen readers get words. */
export function Stars({ stars, size = 16 }: { stars: number; size?: number }) {
  const whole = Math.round(stars)
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{words.starsOf(formatNumber(whole))}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={size}
          strokeWidth={1.7}
          aria-hidden="true"
          className={star <= whole ? 'fill-star text-star' : 'text-edge'}
        />
      ))}
    </span>
  )
}

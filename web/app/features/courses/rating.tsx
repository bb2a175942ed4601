import { formatNumber, formatTenths } from '@arvand/persian/numbers'
import { Star } from 'lucide-react'
import { cardWords as words } from './card-words.ts'

/** «★ ۴٫۸ (۳۱۲)»: the mean rating and the number of ratings. */
export function Rating({ rating, ratings }: { rating: number; ratings: number }) {
  if (ratings === 0) return <span className="text-14 text-muted">{words.unrated}</span>
  return (
    <span
      role="img"
      aria-label={words.rating(formatTenths(rating), formatNumber(ratings))}
      className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted"
    >
      <Star size={16} aria-hidden="true" className="fill-star text-star" strokeWidth={1.7} />
      <span className="font-label text-ink">{formatTenths(rating)}</span> ({formatNumber(ratings)})
    </span>
  )
}

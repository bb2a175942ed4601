import { priceText, tomanNumber } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { usePrices } from '../../shell/prices.ts'
import { cardWords as words } from './card-words.ts'

interface Priced {
  readonly price: number
  readonly listPrice: number
}

interface CoursePriceProps {
  readonly course: Priced
  /** Large, for the page of the course itself. */
  readonly large?: boolean
  /** The whole sum that is paid, with its tax. */
  readonly whole?: boolean
  /** Without the price before the discount where the screen is narrow. */
  readonly narrow?: boolean
}

/**
 * The price of a course, with the list price struck out and the discount in percent. A card says which tax comes to it;
 * the page of the course shows the whole sum.
 */
export function CoursePrice({ course, large = false, whole = large, narrow }: CoursePriceProps) {
  const { shown, tax, taxToCome } = usePrices()
  const price = shown(course.price, whole || undefined)
  const listPrice = shown(course.listPrice, whole || undefined)
  const off = percentOff(course)
  const look = large ? 'text-32 font-display' : 'text-16 font-title'
  return (
    <span className={`flex flex-wrap items-baseline ${large ? 'gap-x-3 gap-y-1' : 'gap-x-2'}`}>
      <span className={`${look} ${price === 0 ? 'text-success-700' : ''}`}>{priceText(price)}</span>
      {listPrice > price ? (
        <span className={`${narrow ? 'hidden sm:flex' : 'flex'} items-baseline gap-2`}>
          <s className={`text-muted ${large ? 'text-16' : 'text-14'}`}>
            <span className="sr-only">{words.before}</span>
            {tomanNumber(listPrice)}
          </s>
          {off > 0 ? (
            <span className="rounded-full bg-accent-100 px-2 text-14 font-[600] whitespace-nowrap text-accent-800">
              {words.percent(formatNumber(off))} <span className={large ? '' : 'sr-only'}>{words.off}</span>
            </span>
          ) : null}
        </span>
      ) : null}
      {price > 0 && (whole ? tax : taxToCome) ? (
        <span className="text-14 whitespace-nowrap text-muted">
          {whole ? words.taxIncluded(tax ?? '') : words.taxToCome(taxToCome ?? '')}
        </span>
      ) : null}
    </span>
  )
}

/** Whole percents, rounded down; 0 for a free course, whose label says «رایگان» instead. */
function percentOff({ price, listPrice }: Priced): number {
  return price > 0 && listPrice > price ? Math.floor(((listPrice - price) * 100) / listPrice) : 0
}

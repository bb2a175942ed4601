import { formatNumber, formatPercent } from '@arvand/persian/numbers'

/** What a figure of a period is compared with, and how. */
export interface Compared {
  readonly now: number
  readonly before: number
  /** How many whole days each of the two has. */
  readonly days: number
  /** How many things the earlier figure counts; the figure itself, unless it is a sum of money. */
  readonly base?: number
  /** Whether a rise is good; neutral figures, such as discounts, stay muted. */
  readonly rise?: 'good' | 'bad' | 'neutral'
  /** A difference in words: «۲ مورد», «۳۴۰٬۰۰۰ تومان». */
  readonly difference?: (size: number) => string
}

export interface Change {
  readonly arrow: 'up' | 'down' | 'none'
  readonly tone: 'good' | 'bad' | 'muted'
  /** «۱۲٪», to be isolated from left to right; null when the words say it all. */
  readonly percent: string | null
  readonly words: string
}

const [leastBase, leastDays, leastPercent, mostPercent] = [20, 3, 1, 300]

/** How a figure changed, in words; a percentage only of a base that can bear one. */
export function changeOf({
  now,
  before,
  days,
  base = before,
  rise = 'good',
  difference = cases,
}: Compared): Change {
  if (now === before) return still(words.same)
  const arrow = now > before ? 'up' : 'down'
  const tone = rise === 'neutral' ? 'muted' : (rise === 'good') === (arrow === 'up') ? 'good' : 'bad'
  const moved = (text: string, percent: string | null = null) =>
    ({ arrow, tone, percent, words: text }) as const
  if (before === 0) return moved(words.fresh)
  const direction = arrow === 'up' ? words.more : words.fewer
  const size = Math.abs(now - before)
  if (base < leastBase || days < leastDays) return moved(`${difference(size)} ${direction}`)
  const percent = (100 * size) / before
  if (percent < leastPercent) return still(words.hardly)
  if (arrow === 'up' && percent > mostPercent) return moved(words.manyTimes)
  return moved(direction, formatPercent(percent))
}

const cases = (size: number) => `${formatNumber(size)} مورد`

const still = (text: string): Change => ({ arrow: 'none', tone: 'muted', percent: null, words: text })

const words = {
  same: 'بدون تغییر',
  hardly: 'تقریباً بدون تغییر',
  fresh: 'تازه',
  more: 'بیشتر',
  fewer: 'کمتر',
  manyTimes: 'بیش از ۴ برابر',
} as const

/** The whole of a change as one text, for sentences that are read aloud. */
export const changeText = ({ percent, words: text }: Change): string =>
  percent ? `${percent} ${text}` : text

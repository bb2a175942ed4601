import { siteName } from '@arvand/contracts/site-name'
import { addDays, weekdayOf } from '@arvand/persian/days'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt, instantAt } from '@arvand/persian/zone'

/** The rules of the newsletter. Pure. */

const hour = '08:00'

/** The last Saturday at eight in the morning in Tehran: when the newsletter of this week was due. */
export function lastDueAt(now: Date): Date {
  const day = dayAt(now)
  const saturday = addDays(day, -weekdayOf(day))
  const at = instantAt(saturday, hour)
  return at <= now ? at : instantAt(addDays(saturday, -7), hour)
}

/** The newsletter before one that was due then. */
export const weekBefore = (dueAt: Date): Date => instantAt(addDays(dayAt(dueAt), -7), hour)

/** Days after which an address that was not confirmed is forgotten, and its link with it. */
export const confirmDays = 7

export interface LetterArticle {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly minutes: number
}

/** Articles in one letter; the page has the others. */
export const mostInLetter = 20

interface Addresses {
  readonly origin: string
  /** The page on which one press ends the subscription. */
  readonly unsubscribe: string
}

/** The letter with the articles of a week. */
export function letterOf(articles: readonly LetterArticle[], { origin, unsubscribe }: Addresses) {
  const [first] = articles
  const shown = articles.slice(0, mostInLetter)
  const subject =
    articles.length === 1
      ? `مقالهٔ تازهٔ ${siteName()}: ${first?.title}`
      : `${formatNumber(articles.length)} مقالهٔ تازه در ${siteName()}`
  const rest = articles.length - shown.length
  const parts = [
    `سلام\nاین مقاله‌ها در هفتهٔ گذشته در ${siteName()} منتشر شد:`,
    ...shown.map(({ title, summary, minutes, slug }) =>
      [title, summary, `${formatNumber(minutes)} دقیقه مطالعه`, `${origin}/articles/${slug}`].join('\n'),
    ),
    ...(rest > 0 ? [`و ${formatNumber(rest)} مقالهٔ دیگر:\n${origin}/articles`] : []),
    `این ایمیل را چون عضو خبرنامهٔ مقاله‌ها هستید می‌گیرید. برای لغو عضویت، بدون ورود به حساب:\n${unsubscribe}`,
  ]
  return { subject, text: parts.join('\n\n') }
}

/** The letter that asks whether it was the owner of the address who subscribed. */
export const confirmationOf = (link: string) => ({
  subject: `عضویت در خبرنامهٔ ${siteName()} را تأیید کنید`,
  text: `سلام\n\nبرای اینکه مقاله‌های تازهٔ ${siteName()} را شنبه‌ها با ایمیل بگیرید، این لینک را باز کنید و دکمهٔ تأیید را بزنید:\n${link}\n\nاین لینک ${formatNumber(confirmDays)} روز اعتبار دارد. اگر شما عضو نشده‌اید، این ایمیل را نادیده بگیرید؛ ایمیل دیگری نمی‌آید.`,
})

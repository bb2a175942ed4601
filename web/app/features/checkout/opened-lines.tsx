import type { Factor } from '@arvand/contracts/commerce'
import { ButtonLink } from '../../ui/link.tsx'
import { givenText } from '../cart/index.ts'
import { returnWords as words } from './words.ts'

/** What a paid factor opened, each with the way to begin at once. */
export function OpenedLines({ factor }: { factor: Factor }) {
  return (
    <ul aria-label={words.opened} className="divide-y divide-line border-y border-line">
      {factor.lines.map((line) => {
        const [way, given] = [wayOf(line), givenText(line)]
        return (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
            <span className="min-w-0 flex-[1_1_12rem]">
              <span className="block text-16 font-label">{line.title}</span>
              {given ? <span className="block text-14 text-muted">{given}</span> : null}
            </span>
            {way ? (
              <ButtonLink
                to={way.to}
                size="compact"
                look="soft"
                aria-label={way.isOwn ? words.go(line.title) : words.follow(way.label, line.title)}
              >
                {way.label}
              </ButtonLink>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** To what was opened for the buyer, or to where they follow what is for somebody else. */
function wayOf({ id, kind, href, given }: Factor['lines'][number]) {
  const toFollow = (to: string, label: string) => ({ to, label, isOwn: false })
  if (kind === 'giftCard') return toFollow('/panel/gift-cards?which=bought', words.toCards)
  if (given?.kind === 'seats') return toFollow(`/panel/seats/${id}`, words.toSeats)
  if (given) return toFollow('/panel/presents', words.toPresents)
  if (kind === 'plan') return toFollow('/panel/plus', words.toPlus)
  if (!href) return null
  const slug = /^\/courses\/([^/]+)$/.exec(href)?.[1]
  return slug
    ? { to: `/learn/${slug}`, label: words.begin, isOwn: true }
    : { to: href, label: words.see, isOwn: true }
}

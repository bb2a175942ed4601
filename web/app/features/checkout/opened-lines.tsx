import type { Factor } from '@arvand/contracts/commerce'
import type { LineLink } from '../../sellable.ts'
import { sellableOf } from '../../sellables.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { recipientText } from '../cart/index.ts'
import { returnWords as words } from './return-words.ts'

/** The lines of a paid factor, each with a link to what it gives access to. */
export function OpenedLines({ factor }: { factor: Factor }) {
  return (
    <ul aria-label={words.opened} className="divide-y divide-line border-y border-line">
      {factor.lines.map((line) => {
        const [link, given] = [linkOf(line), recipientText(line)]
        return (
          <li
            key={line.lineId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5"
          >
            <span className="min-w-0 flex-[1_1_12rem]">
              <span className="block text-16 font-label">{line.title}</span>
              {given ? <span className="block text-14 text-muted">{given}</span> : null}
            </span>
            {link ? (
              <ButtonLink
                to={link.to}
                size="compact"
                variant="soft"
                aria-label={words.follow(link.label, line.title)}
              >
                {link.label}
              </ButtonLink>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** The link to what the buyer received, or to the page where they follow a purchase for somebody else. */
function linkOf(line: Factor['lines'][number]): LineLink | null {
  const { lineId, kind, href, given } = line
  const { followed, opened } = sellableOf(kind)
  if (given && followed) return followed
  if (given?.kind === 'seats') return { to: `/panel/seats/${lineId}`, label: words.toSeats }
  if (given) return { to: '/panel/gifts', label: words.toGifts }
  return opened?.(line) ?? (href ? { to: href, label: words.see } : null)
}

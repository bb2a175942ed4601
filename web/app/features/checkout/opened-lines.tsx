import type { Factor } from '@arvand/contracts/commerce'
import { ButtonLink } from '../../ui/link.tsx'
import { returnWords as words } from './words.ts'

/** What a paid factor opened, each with the way to begin at once. */
export function OpenedLines({ factor }: { factor: Factor }) {
  return (
    <ul aria-label={words.opened} className="divide-y divide-line border-y border-line">
      {factor.lines.map((line) => {
        const way = wayOf(line)
        return (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
            <span className="min-w-0 flex-[1_1_12rem] text-16 font-label">{line.title}</span>
            {way ? (
              <ButtonLink to={way.to} size="compact" look="soft" aria-label={words.go(line.title)}>
                {way.label}
              </ButtonLink>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function wayOf({ kind, href, quantity }: Factor['lines'][number]) {
  if (!href) return null
  const slug = /^\/courses\/([^/]+)$/.exec(href)?.[1]
  if (kind === 'course' && slug && quantity === 1) return { to: `/learn/${slug}`, label: words.begin }
  return { to: href, label: words.see }
}

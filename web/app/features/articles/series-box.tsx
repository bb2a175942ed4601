import type { SeriesOfArticle } from '@arvand/contracts/articles'
import { formatNumber } from '@arvand/persian/numbers'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { seriesWords as words } from './words.ts'

interface SeriesBoxProps {
  readonly series: SeriesOfArticle
  /** The article on this page. */
  readonly slug: string
}

/** The place of an article in its series, with the parts around it and all of them. */
export function SeriesBox({ series, slug }: SeriesBoxProps) {
  const { parts, title } = series
  const at = parts.findIndex((part) => part.slug === slug)
  const [before, after] = [parts[at - 1], parts[at + 1]]
  return (
    <nav
      aria-label={words.series(title)}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6"
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-16">
        <span className="font-label">{words.place(formatNumber(at + 1), formatNumber(parts.length))}</span>
        <TextLink alone to={`/articles/series/${series.slug}`}>
          {title}
        </TextLink>
      </p>
      <ol className="grid gap-1 border-s-2 border-line ps-4 text-15">
        {parts.map((part, index) => (
          <li key={part.slug} className="flex items-baseline gap-2">
            <span className="min-w-5 shrink-0 text-muted">{formatNumber(index + 1)}</span>
            {index === at ? (
              <span aria-current="page" className="font-label wrap-anywhere">
                {part.title}
              </span>
            ) : (
              <Link
                to={`/articles/${part.slug}`}
                className="wrap-anywhere py-1 hover:text-primary-700 hover:underline"
              >
                {part.title}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {before || after ? (
        <div className="grid grid-cols-1 gap-3 border-t border-line pt-4 sm:grid-cols-2">
          {before ? (
            <Neighbour part={before} label={words.before}>
              <Icon of={ArrowLeft} mirror size={18} />
            </Neighbour>
          ) : null}
          {after ? (
            <Neighbour part={after} label={words.after} end>
              <Icon of={ArrowRight} mirror size={18} />
            </Neighbour>
          ) : null}
        </div>
      ) : null}
    </nav>
  )
}

interface NeighbourProps {
  readonly part: SeriesOfArticle['parts'][number]
  readonly label: string
  readonly end?: boolean
  readonly children: ReactNode
}

const Neighbour = ({ part, label, end = false, children }: NeighbourProps) => (
  <Link
    to={`/articles/${part.slug}`}
    className={`flex items-center gap-3 rounded-control border border-line p-3 hover:border-edge ${end ? 'flex-row-reverse text-end sm:col-start-2' : ''}`}
  >
    {children}
    <span className="min-w-0">
      <span className="block text-14 text-muted">{label}</span>
      <span className="block text-15 font-label wrap-anywhere">{part.title}</span>
    </span>
  </Link>
)

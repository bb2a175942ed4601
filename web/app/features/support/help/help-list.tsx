import type { Answer } from '@arvand/contracts/endpoint'
import type { listHelp } from '@arvand/contracts/home/help'
import { ButtonLink, Link } from '../../../ui/link.tsx'
import { helpWords as words } from './help-words.ts'

type Card = Answer<typeof listHelp>['items'][number]

/** Help articles with their short answers, one under the other. */
export const HelpList = ({ articles, label }: { articles: readonly Card[]; label: string }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {articles.map(({ slug, title, summary }) => (
      <li key={slug} className="relative grid gap-1 py-4">
        <Link
          to={`/help/${slug}`}
          className="text-17 font-label wrap-anywhere after:absolute after:inset-0 hover:text-primary-700"
        >
          {title}
        </Link>
        <p className="text-15 text-muted wrap-anywhere">{summary}</p>
      </li>
    ))}
  </ul>
)

export const WriteToUs = () => (
  <p className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5 md:p-6">
    <span className="flex-1 basis-52 text-17 font-title">{words.notFound}</span>
    <ButtonLink to="/contact" variant="soft">
      {words.write}
    </ButtonLink>
  </p>
)

import { TextLink } from '../../../ui/link.tsx'
import { helpWords as words } from './help-words.ts'
import { useSuggestedHelp } from './use-suggested-help.ts'

/** Help articles that may answer what is being written; they open beside it, so that nothing typed is lost. */
export function SuggestedHelp({ typed }: { typed: string }) {
  const articles = useSuggestedHelp(typed)
  return (
    <div role="status" className={articles.length > 0 ? 'rounded-option bg-sunken px-4.5 py-3' : 'sr-only'}>
      {articles.length > 0 ? (
        <>
          <p className="text-15 font-label">{words.suggested}</p>
          <ul aria-label={words.suggested}>
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <TextLink
                  to={`/help/${slug}`}
                  target="_blank"
                  className="inline-flex min-h-11 items-center text-15 wrap-anywhere"
                >
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

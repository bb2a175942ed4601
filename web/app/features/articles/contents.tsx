import { articleWords as words } from './words.ts'

interface ContentsProps {
  readonly headings: readonly { readonly id: string; readonly title: string; readonly level: number }[]
}

/** The table of contents: beside the text on a wide page, above it on a narrow one. */
export const Contents = ({ headings }: ContentsProps) => (
  <nav
    aria-label={words.contents}
    className="mb-6 self-start rounded-card border border-line bg-surface p-4.5 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:mb-0"
  >
    <p className="pb-1 text-15 font-title">{words.contents}</p>
    <ol>
      {headings.map(({ id, title, level }) => (
        <li key={id} className={level > 2 ? 'ps-4' : ''}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-center text-15 text-muted wrap-anywhere hover:text-primary-700"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

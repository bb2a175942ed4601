interface PartListProps {
  readonly parts: readonly { readonly id: string; readonly heading: string }[]
}

/** The headings of a long page as links to them: at its side, above it on a phone. */
export const PartList = ({ parts }: PartListProps) => (
  <nav aria-label="بخش‌های این صفحه" className="lg:sticky lg:top-6 lg:self-start">
    <ul className="flex flex-wrap gap-x-5 border-line lg:block lg:border-s lg:ps-4">
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-small text-15 text-muted hover:text-primary-700 hover:underline"
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

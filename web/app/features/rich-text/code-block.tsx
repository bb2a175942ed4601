import { codeClassName, isParts } from './code-parts.ts'
import { languageName } from './words.ts'

interface CodeAttributes {
  readonly language?: string | null | undefined
  /** The coloured runs made by the server. */
  readonly parts?: unknown
}

/** A block of code: left to right, with a scrollbar of its own. */
export function CodeBlock({ attrs, code }: { attrs: CodeAttributes | undefined; code: string }) {
  const parts = attrs && isParts(attrs.parts) ? attrs.parts : null
  return (
    <figure className="min-w-0 overflow-hidden rounded-option border border-line bg-sunken">
      {attrs?.language ? (
        <figcaption className="border-b border-line px-4 py-1 text-end text-12 text-muted" dir="rtl">
          {languageName(attrs.language)}
        </figcaption>
      ) : null}
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
        tabIndex={0}
        className="overflow-x-auto px-4 py-3 font-mono text-14 leading-7"
      >
        <code>
          {parts
            ? parts.map(([text, kind], place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text keep their order
                <span key={place} className={codeClassName(kind)}>
                  {text}
                </span>
              ))
            : code}
        </code>
      </pre>
    </figure>
  )
}

import { useMemo } from 'react'
import { Link } from '../../ui/link.tsx'
import { MathMl, useFormulas } from '../rich-text/index.ts'
import { type Block, type Run, readPost } from './read-post.ts'

/** The text of a post, drawn safely: no HTML, and links carry `nofollow` so that nothing is endorsed. */
export function PostBody({ text }: { text: string }) {
  return <PostBlocks blocks={useFormulas(useMemo(() => readPost(text), [text]))} />
}

/** The same of a text that a loader has parsed, with its formulas. */
export function PostBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-[46rem] gap-3 text-16 leading-8 wrap-anywhere">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post's blocks never move
        <PostBlock key={at} block={block} />
      ))}
    </div>
  )
}

function PostBlock({ block }: { block: Block }) {
  if (block.kind === 'code')
    return (
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-option bg-sunken px-4.5 py-3 text-start text-14 leading-7"
      >
        <code>{block.text}</code>
      </pre>
    )
  return (
    <p className="bidi-plain whitespace-pre-line">
      {block.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post's lines never move
        <span key={at}>
          {at > 0 ? '\n' : null}
          {line.map((run, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its pieces
            <PostRun key={nth} run={run} />
          ))}
        </span>
      ))}
    </p>
  )
}

const link = 'text-primary-700 underline decoration-1 underline-offset-[6px]'

function PostRun({ run }: { run: Run }) {
  if (run.kind === 'formula') return <MathMl attrs={run.attrs} />
  const { kind, text } = run
  if (kind === 'words') return text
  if (kind === 'tag')
    return (
      <Link to={`/topics/${encodeURIComponent(text)}`} className={link}>
        #{text}
      </Link>
    )
  if (kind === 'mention')
    return (
      <Link to={`/u/${text.toLowerCase()}`} dir="ltr" className={link}>
        @{text}
      </Link>
    )
  if (kind === 'code')
    return (
      // A box of its own moves to the next line whole, and its parts never change places across lines.
      <code dir="ltr" className="inline-block max-w-full rounded-small bg-sunken px-1.5 py-0.5 text-14">
        {text}
      </code>
    )
  return (
    <a href={text} target="_blank" rel="nofollow ugc noopener noreferrer" dir="ltr" className={link}>
      {text}
    </a>
  )
}

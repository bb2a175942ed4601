import type { Picture } from '@arvand/contracts/courses'
import type { RichBlock, RichText as Text } from '@arvand/contracts/rich-text'
import { headingsOf } from './heading-id.ts'
import { RichBlockPart } from './rich-block.tsx'

export interface RichTextProps {
  readonly text: Text | { content: RichBlock[] } | null | undefined
  /** The pictures of the text, by file id. */
  readonly files?: Readonly<Record<string, Picture>>
  /** Prefix for the ids of headings, where a page shows several texts. */
  readonly idPrefix?: string
  readonly className?: string
}

/**
 * Draws a rich text as plain, semantic HTML. Pass the loader's `withFormulas(text)`, so that formulas and code are
 * rendered.
 */
export function RichText({ text, files = {}, idPrefix = '', className = '' }: RichTextProps) {
  if (!text || text.content.length === 0) return null
  const headings = headingsOf(text, idPrefix)
  let nth = 0
  return (
    <div className={`grid min-w-0 gap-4 wrap-anywhere ${className}`}>
      {text.content.map((block, place) => (
        <RichBlockPart
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change its order
          key={place}
          block={block}
          files={files}
          id={block.type === 'heading' ? headings[nth++]?.id : undefined}
        />
      ))}
    </div>
  )
}

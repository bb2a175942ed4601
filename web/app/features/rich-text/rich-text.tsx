import type { Picture } from '@arvand/contracts/courses'
import type { RichBlock, RichText as Text } from '@arvand/contracts/rich-text'
import { headingsOf } from './heading-id.ts'
import { RichBlockPart } from './rich-block.tsx'

export interface RichTextProps {
  readonly text: Text | { content: RichBlock[] } | null | undefined
  /** The pictures that it shows, by the id of their file. */
  readonly files?: Readonly<Record<string, Picture>>
  /** Set before the ids of headings where several texts stand on one page. */
  readonly idPrefix?: string
  readonly className?: string
}

/**
 * Draws a rich text as plain, semantic HTML. Give it `withFormulas(text)` of the loader, so that formulas and code are
 * ready.
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

import type { RichInline, RichText } from '@arvand/contracts/rich-text'

/** A line as it is written here: a formula stands between dollar signs. */
export const written = (line: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: line.split('$').flatMap((part, at): RichInline[] => {
        if (part === '') return []
        return [at % 2 === 1 ? { type: 'formula', attrs: { tex: part } } : { type: 'text', text: part }]
      }),
    },
  ],
})

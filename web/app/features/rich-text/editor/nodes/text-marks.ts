import { Mark, markInputRule, mergeAttributes } from '@tiptap/core'

const simpleMark = (
  name: 'highlight' | 'subscript' | 'superscript',
  tag: 'mark' | 'sub' | 'sup',
  look: string,
) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [
      tag,
      mergeAttributes(HTMLAttributes, look ? { class: look } : {}),
      0,
    ],
    ...(name === 'highlight'
      ? { addInputRules: () => [] }
      : { excludes: name === 'subscript' ? 'superscript' : 'subscript' }),
  })

export const Subscript = simpleMark('subscript', 'sub', '')
export const Superscript = simpleMark('superscript', 'sup', '')
/** Typed as ==words==. */
export const Highlight = simpleMark(
  'highlight',
  'mark',
  'rounded-small bg-accent-100 px-0.5 text-ink',
).extend({
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(==([^=]+)==)$/, type: this.type })]
  },
})

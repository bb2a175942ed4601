import { mergeAttributes, Node } from '@tiptap/core'
import { richTextWords as words } from '../../words.ts'

export const tones = ['note', 'example', 'warning'] as const
export type Tone = (typeof tones)[number]
const isTone = (tone: unknown): tone is Tone => tones.some((one) => one === tone)

const looks: Record<Tone, string> = {
  note: 'border-primary-600 bg-primary-50',
  example: 'border-accent-500 bg-accent-100',
  warning: 'border-warning bg-warning-100',
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: { putCallout: (tone: Tone) => ReturnType }
  }
}

/** A note within the text: a hint, an example or a warning. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'note',
      parseHTML: (element) => {
        const tone = element.getAttribute('data-tone')
        return isTone(tone) ? tone : 'note'
      },
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-tone]' }],
  renderHTML({ node, HTMLAttributes }) {
    const tone = isTone(node.attrs.tone) ? node.attrs.tone : 'note'
    const own = {
      'data-tone': tone,
      'data-title': words.tones[tone],
      class: `callout rounded-option border-s-4 px-5 py-4 ${looks[tone]}`,
    }
    return ['aside', mergeAttributes(HTMLAttributes, own), 0]
  },
  addCommands() {
    return {
      putCallout:
        (tone) =>
        ({ commands, editor }) => {
          if (!editor.isActive(this.name)) return commands.wrapIn(this.name, { tone })
          return editor.isActive(this.name, { tone })
            ? commands.lift(this.name)
            : commands.updateAttributes(this.name, { tone })
        },
    }
  },
})

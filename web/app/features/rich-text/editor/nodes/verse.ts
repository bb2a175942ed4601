import { mergeAttributes, Node } from '@tiptap/core'

/** A line of a poem with its two hemistichs. */
export const Verse = Node.create({
  name: 'verse',
  group: 'block',
  atom: true,
  selectable: true,
  addAttributes: () => ({
    first: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-first') ?? '',
      renderHTML: ({ first }) => ({ 'data-first': first }),
    },
    second: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-second'),
      renderHTML: ({ second }) => (second ? { 'data-second': second } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'p[data-first]', priority: 60 }],
  renderHTML({ node, HTMLAttributes }) {
    const { first, second } = node.attrs
    const own = { class: 'verse mx-auto grid max-w-[44rem] gap-x-10 text-17 sm:grid-cols-2' }
    const half = (text: unknown, look: string) => ['span', { class: look }, String(text ?? '')] as const
    const halves = second
      ? [half(first, 'sm:text-end'), half(second, 'ps-8 sm:ps-0')]
      : [half(first, 'text-center sm:col-span-2')]
    return ['p', mergeAttributes(HTMLAttributes, own), ...halves]
  },
})

/** Pure: the verses of a poem that was typed or pasted, two lines a verse; « / » also separates hemistichs. */
export function versesOf(text: string): { first: string; second: string | null }[] {
  const halves = text
    .split(/\n|\s+\/\s+|\t{1,}|\s{4,}/u)
    .map((half) => half.trim().slice(0, 300))
    .filter(Boolean)
  const verses: { first: string; second: string | null }[] = []
  for (let at = 0; at < halves.length; at += 2)
    verses.push({ first: halves[at] ?? '', second: halves[at + 1] ?? null })
  return verses
}

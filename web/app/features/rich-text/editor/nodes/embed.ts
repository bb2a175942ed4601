import { mergeAttributes, Node } from '@tiptap/core'

/** A page of another site shown within the text; the editor shows only its name and address. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  selectable: true,
  addAttributes: () => ({
    url: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-embed') ?? '',
      renderHTML: ({ url }) => ({ 'data-embed': url }),
    },
    title: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-title'),
      renderHTML: ({ title }) => (title ? { 'data-title': title } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-embed]' }],
  renderHTML({ node, HTMLAttributes }) {
    const own = { class: 'grid gap-1 rounded-card border border-line bg-sunken px-5 py-6 text-center' }
    const { title, url } = node.attrs
    return [
      'div',
      mergeAttributes(HTMLAttributes, own),
      ['span', { class: 'font-title', dir: 'auto' }, String(title ?? '')],
      ['span', { class: 'text-14 text-muted', dir: 'ltr' }, String(url)],
    ]
  },
})

import type { Picture as Shown } from '@arvand/contracts/courses'
import { mergeAttributes, Node } from '@tiptap/core'

export interface PictureOptions {
  /** The picture of a file, as it is drawn. */
  shown: (fileId: string) => Shown | undefined
}

/** A picture of the media library with its alternative text. Pictures pasted from elsewhere are dropped. */
export const PictureNode = Node.create<PictureOptions>({
  name: 'image',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addOptions: () => ({ shown: () => undefined }),
  addAttributes: () => ({
    fileId: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-file') ?? '',
      renderHTML: ({ fileId }) => ({ 'data-file': fileId }),
    },
    alt: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-alt') ?? '',
      renderHTML: ({ alt }) => ({ 'data-alt': alt }),
    },
    caption: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-caption'),
      renderHTML: ({ caption }) => (caption ? { 'data-caption': caption } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-file]' }],
  renderHTML({ node, HTMLAttributes }) {
    const { fileId, alt, caption } = node.attrs
    const picture = this.options.shown(String(fileId))
    const image = picture
      ? (['img', { src: picture.src, alt, class: 'mx-auto max-h-96 rounded-option' }] as const)
      : ([
          'div',
          { class: 'rounded-option border border-dashed border-edge p-6 text-center' },
          String(alt),
        ] as const)
    const words = caption
      ? [['figcaption', { class: 'pt-2 text-center text-14 text-muted' }, String(caption)]]
      : []
    return ['figure', mergeAttributes(HTMLAttributes, { class: 'my-2' }), image, ...words]
  },
})

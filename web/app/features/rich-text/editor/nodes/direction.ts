import { Extension } from '@tiptap/core'

/** Paragraphs and headings take the direction of their first letter, unless the writer fixed it. */
export const DirectionOfBlocks = Extension.create({
  name: 'directionOfBlocks',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        dir: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ dir }) => ({ dir: dir ?? 'auto' }),
        },
      },
    },
  ],
})

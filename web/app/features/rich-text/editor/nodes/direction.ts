import { Extension } from '@tiptap/core'

/** Paragraphs and headings read as their first letter says, unless their writer has fixed it. */
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

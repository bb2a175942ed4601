import { type Extensions, wrappingInputRule } from '@tiptap/core'
import { OrderedList } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { Callout } from './nodes/callout.ts'
import { DirectionOfBlocks } from './nodes/direction.ts'
import { Embed } from './nodes/embed.ts'
import { Formula, FormulaBlock } from './nodes/formula.ts'
import { HalfSpace } from './nodes/half-space.ts'
import { PictureNode, type PictureOptions } from './nodes/picture.ts'
import { Highlight, Subscript, Superscript } from './nodes/text-marks.ts'
import { Verse } from './nodes/verse.ts'

const isAddress = (url: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url)

/** A list starts by typing «۱.» as well as «1.». */
const NumberedList = OrderedList.extend({
  addInputRules() {
    return [wrappingInputRule({ find: /^([0-9۰-۹]{1,3})[.)-]\s$/, type: this.type })]
  },
})

/** The editor's nodes, marks and input rules: those of contracts/rich-text.ts and no others. */
export const extensionsWith = (shown: PictureOptions['shown']): Extensions => [
  StarterKit.configure({
    italic: false,
    heading: { levels: [2, 3, 4] },
    orderedList: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAddress,
      shouldAutoLink: isAddress,
    },
    dropcursor: { class: 'bg-primary-600' },
  }),
  NumberedList,
  DirectionOfBlocks,
  HalfSpace,
  Highlight,
  Subscript,
  Superscript,
  Callout,
  Formula,
  FormulaBlock,
  Verse,
  Embed,
  PictureNode.configure({ shown }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
]

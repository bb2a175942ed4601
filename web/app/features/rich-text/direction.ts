import type { RichBlock } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'

type Words = Extract<RichBlock, { type: 'paragraph' | 'heading' }>

/**
 * The direction of a block: fixed by its writer, else by its first letter (`auto`). A Persian sentence that begins with
 * a Latin word («SQL زبانی است که…») is still right-to-left.
 */
export function directionOf(block: Words): 'rtl' | 'ltr' | 'auto' {
  if (block.attrs?.dir) return block.attrs.dir
  const text = plainText(block)
  const [latin, persian] = [text.match(/[A-Za-z]/g), text.match(/\p{Script=Arabic}/gu)]
  return latin && persian && persian.length > latin.length ? 'rtl' : 'auto'
}

import type { RichBlock } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { directionOf } from '@arvand/persian/direction'

type Words = Extract<RichBlock, { type: 'paragraph' | 'heading' }>

/** The direction of a block: fixed by its writer, else that of its text. */
export const directionOfBlock = (block: Words): 'rtl' | 'ltr' | 'auto' =>
  block.attrs?.dir ?? directionOf(plainText(block))

import type { RichText } from '@arvand/contracts/rich-text'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mathFromMarkdown } from 'mdast-util-math'
import { math } from 'micromark-extension-math'
import { textOf } from '../courses/rich-text-of.ts'

/** A text as it is written here: Markdown, with formulas between dollar signs. */
export const written = (markdown: string): RichText =>
  textOf(fromMarkdown(markdown, { extensions: [math()], mdastExtensions: [mathFromMarkdown()] }).children)

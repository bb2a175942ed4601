import type {
  RichBlock,
  RichCell,
  RichInline,
  RichListItem,
  RichRow,
  RichText,
} from '@arvand/contracts/rich-text'
import { common, createLowlight } from 'lowlight'
import { type CodePart, partsOf } from './code-parts.ts'
import { mathmlOf } from './formula-mathml.ts'

type Node = RichText | RichBlock | RichListItem | RichRow | RichCell | RichInline

const highlighter = createLowlight(common)

/** Splits code into coloured runs; undefined when the language is not known here. */
function codeParts(code: string, language: string | null | undefined): CodePart[] | undefined {
  if (!language || !highlighter.registered(language) || code.length > 20_000) return undefined
  return partsOf(highlighter.highlight(language, code).children)
}

/**
 * Prepares a text for a page: formulas become MathML and code gets its colours on the server, so that neither library
 * reaches the browser. Call it in loaders; the result is still a rich text.
 */
export function withFormulas<Text extends RichText | null | undefined>(text: Text): Text {
  return text ? drawn(text) : text
}

function drawn<Kind extends Node>(node: Kind): Kind {
  if (node.type === 'formula' || node.type === 'formulaBlock') {
    const { tex } = node.attrs
    return { ...node, attrs: { tex, mathml: mathmlOf(tex, node.type === 'formulaBlock') } }
  }
  if (node.type === 'codeBlock') {
    const parts = codeParts(node.content?.[0]?.text ?? '', node.attrs?.language)
    return { ...node, attrs: { language: node.attrs?.language, parts } }
  }
  if (!('content' in node) || !node.content) return node
  return { ...node, content: node.content.map((child: Node) => drawn(child)) }
}

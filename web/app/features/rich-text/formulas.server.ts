import { common, createLowlight } from 'lowlight'
import { type CodePart, partsOf } from './code-parts.ts'
import { mathmlOf } from './formula-mathml.ts'
import { drawnFormula, withNodes } from './with-nodes.ts'

const highlighter = createLowlight(common)

/** Splits code into coloured runs; undefined when the language is not known here. */
function codeParts(code: string, language: string | null | undefined): CodePart[] | undefined {
  if (!language || !highlighter.registered(language) || code.length > 20_000) return undefined
  return partsOf(highlighter.highlight(language, code).children)
}

interface CodeBlock {
  readonly type: string
  readonly attrs?: { readonly language?: string | null }
  readonly content?: readonly { readonly text: string }[]
}

/** The node of a piece of code with its colours; undefined for other nodes. */
function colouredCode(node: CodeBlock): object | undefined {
  if (node.type !== 'codeBlock') return undefined
  const parts = codeParts(node.content?.[0]?.text ?? '', node.attrs?.language)
  return { ...node, attrs: { language: node.attrs?.language, parts } }
}

/**
 * Prepares the rich texts of a value for a page, wherever they stand in it: formulas become MathML and code gets its
 * colours on the server, so that neither library reaches the browser. Call it in loaders; the texts are still rich texts.
 */
export const withFormulas = <Value>(value: Value): Value =>
  withNodes(value, (node) => drawnFormula(node, mathmlOf) ?? colouredCode(node))

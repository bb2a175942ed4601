import { mergeAttributes, Node } from '@tiptap/core'
import katex from 'katex'

/** A formula as MathML, or the words of what TeX does not understand in it. */
export function drawFormula(tex: string, isBlock: boolean): { html: string } | { trouble: true } {
  try {
    const output = { output: 'mathml', displayMode: isBlock, trust: false, strict: 'ignore' } as const
    return { html: katex.renderToString(tex, { ...output, throwOnError: true, maxExpand: 200, maxSize: 20 }) }
  } catch {
    return { trouble: true }
  }
}

const aFormula = (name: 'formula' | 'formulaBlock') => {
  const isBlock = name === 'formulaBlock'
  const tag = isBlock ? 'div' : 'span'
  return Node.create({
    name,
    group: isBlock ? 'block' : 'inline',
    inline: !isBlock,
    atom: true,
    selectable: true,
    addAttributes: () => ({
      tex: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-tex') ?? '',
        renderHTML: ({ tex }) => ({ 'data-tex': tex }),
      },
    }),
    parseHTML: () => [{ tag: `${tag}[data-tex]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes, { dir: 'ltr' })],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement(tag)
        dom.dir = 'ltr'
        dom.className = `formula ${isBlock ? 'block overflow-x-auto py-3 text-center text-[1.15em]' : 'inline-block px-0.5'}`
        const tex = String(node.attrs.tex)
        const drawn = drawFormula(tex, isBlock)
        if ('html' in drawn) dom.innerHTML = drawn.html
        else dom.textContent = tex
        return { dom }
      }
    },
  })
}

/** A formula in a line of text. */
export const Formula = aFormula('formula')
/** A formula on a line of its own. */
export const FormulaBlock = aFormula('formulaBlock')

import { mergeAttributes, Node } from '@tiptap/core'
import { mathmlOf } from '../../formula-mathml.ts'

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
        dom.className = `formula [&_mn]:font-sans ${isBlock ? 'block overflow-x-auto py-3 text-center text-[1.15em]' : 'inline-block px-0.5'}`
        const tex = String(node.attrs.tex)
        const mathml = mathmlOf(tex, isBlock)
        if (mathml) dom.innerHTML = mathml
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

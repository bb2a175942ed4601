import { localDigits } from '@arvand/persian/digits'
import { currentRules } from '@arvand/persian/locale'
import katex from 'katex'

/**
 * A formula as MathML; undefined: TeX does not understand it, and it is shown as it was typed. One way for the page that
 * is read and the editor, so that both look the same.
 */
export function mathmlOf(tex: string, isBlock: boolean): string | undefined {
  try {
    const output = { output: 'mathml', displayMode: isBlock, trust: false, strict: 'ignore' } as const
    return inLocale(katex.renderToString(tex, { ...output, throwOnError: true, maxExpand: 200, maxSize: 20 }))
  } catch {
    return undefined
  }
}

/** Numbers as Persian textbooks print them (decision 0035), where digits are Persian. Words in `\text`, and the TeX that goes along, stay. */
const inLocale = (mathml: string): string =>
  mathml.replaceAll(
    /(<mn(?: [^>]*)?>)([\d.]+)(?=<\/mn>)/g,
    (_, begin: string, number: string) =>
      begin + localDigits(number).replace('.', currentRules().jalali ? '٫' : '.'),
  )

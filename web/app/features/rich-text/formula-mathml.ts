import { localDigits } from '@arvand/persian/digits'
import { currentRules } from '@arvand/persian/locale'
import katex from 'katex'

/**
 * Converts TeX to MathML; undefined when KaTeX cannot parse it, and then the source is shown. Used by pages and the
 * editor alike, so that both look the same.
 */
export function mathmlOf(tex: string, isBlock: boolean): string | undefined {
  try {
    const output = { output: 'mathml', displayMode: isBlock, trust: false, strict: 'ignore' } as const
    return inLocale(katex.renderToString(tex, { ...output, throwOnError: true, maxExpand: 200, maxSize: 20 }))
  } catch {
    return undefined
  }
}

/**
 * Digits and decimal mark as in Persian textbooks (decision 0035), in locales with Persian digits. The text of `\text`
 * and the TeX annotation stay unchanged.
 */
const inLocale = (mathml: string): string =>
  mathml.replaceAll(
    /(<mn(?: [^>]*)?>)([\d.]+)(?=<\/mn>)/g,
    (_, begin: string, number: string) =>
      begin + localDigits(number).replace('.', currentRules().jalali ? '٫' : '.'),
  )

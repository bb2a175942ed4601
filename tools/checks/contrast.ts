import { contrast as contrastOf, type Token, tokensIn } from '../contrast.ts'
import { constantsOf, elementsOf, propertiesOf, textsOf } from '../literal.ts'
import { lineOf, sourceOf } from '../source.ts'
import type { Finding, Tree } from '../tree.ts'

const pairsFile = 'web/app/ui/token-pairs.ts'
const tokensFile = 'web/app/colours.css'

/** Pairs of colours in `token-pairs.ts` whose contrast is too low. */
export function contrast(tree: Tree): Finding[] {
  const missing = [pairsFile, tokensFile].filter((file) => !tree.has(file))
  if (missing.length > 0) return missing.map((file) => ({ file, line: 1, sentence: 'is missing' }))
  const tokens = tokensIn(tree.text(tokensFile))
  const pairs = pairsIn(tree)
  if (pairs.length === 0) return [{ file: pairsFile, line: 1, sentence: 'has no pairs' }]
  return pairs.flatMap(({ line, ink, ground, least }) => {
    const finding = (sentence: string) => ({ file: pairsFile, line, sentence })
    const [one, other] = [tokens.get(ink), tokens.get(ground)]
    if (!one || !other) return [finding(`${one ? ground : ink} is not a colour of ${tokensFile}`)]
    return themes.flatMap((theme) => {
      const measured = contrastOf(one[theme], other[theme])
      const told = `${ink} on ${ground}, ${theme}: ${measured.toFixed(2)}, at least ${least}`
      return measured < least ? [finding(told)] : []
    })
  })
}

const themes: readonly (keyof Token)[] = ['light', 'dark']

interface Pair {
  readonly line: number
  readonly ink: string
  readonly ground: string
  readonly least: number
}

function pairsIn(tree: Tree): Pair[] {
  const source = sourceOf(tree, pairsFile)
  const constants = constantsOf(source)
  return elementsOf(constants.get('tokenPairs')).flatMap((element) => {
    const group = propertiesOf(element)
    const stated = group.get('least')
    // A pair without a number is for text, which has the strictest limit.
    const least = stated?.type === 'Literal' && typeof stated.value === 'number' ? stated.value : 4.5
    const grounds = textsOf(group.get('grounds'), constants)
    return textsOf(group.get('inks'), constants).flatMap((ink) =>
      grounds.map((ground) => ({ line: lineOf(source, element), ink, ground, least })),
    )
  })
}

import { readFileSync } from 'node:fs'
import { paletteColours, palettes } from '@arvand/contracts/site'
import { describe, expect, test } from 'vitest'
import { contrast, tokensIn } from '../../tools/contrast.ts'
import { tokenPairs } from './ui/token-pairs.ts'

const css = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const usual = tokensIn(css('./colours.css'))
const blocks = new Map(
  [...css('./palettes.css').matchAll(/^\[data-palette="(\w+)"\],[^{]*\{([^}]*)\}/gm)].map(
    ([, name = '', rules = '']) => [name, tokensIn(rules)] as const,
  ),
)

test('there are colours for every palette but the usual one, each of the same tokens', () => {
  expect([...blocks.keys()]).toEqual(palettes.filter((name) => name !== 'firuze'))
  const names = [...blocks.values()].map((tokens) => [...tokens.keys()])
  for (const of of names) expect(of).toEqual(names[0])
})

describe.each(palettes)('in the palette %s', (name) => {
  const tokens = new Map([...usual, ...(blocks.get(name) ?? [])])
  test('what has no style sheet shows the same colour', () => {
    const [red, green, blue] = tokens.get('primary-600')?.light ?? []
    const hex = [red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')
    expect(`#${hex}`).toBe(paletteColours[name])
  })
  test.each(['light', 'dark'] as const)('every pair has enough contrast in the %s theme', (theme) => {
    const low = tokenPairs.flatMap(({ least, inks, grounds }) =>
      inks.flatMap((ink) =>
        grounds.flatMap((ground) => {
          const [one, other] = [tokens.get(ink)?.[theme], tokens.get(ground)?.[theme]]
          const measured = one && other ? contrast(one, other) : 0
          return measured < least ? [`${ink} on ${ground}: ${measured.toFixed(2)}`] : []
        }),
      ),
    )
    expect(low).toEqual([])
  })
})

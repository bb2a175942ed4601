import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tokenPairs } from './token-pairs.ts'

const [css, classes] = ['../colours.css', '../tokens.css'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
) as [string, string]
const tokens = new Map(
  [...css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('the formula is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const pairs = tokenPairs.flatMap(({ least, inks, grounds }) =>
    inks.flatMap((ink) => grounds.map((ground) => [ink, ground, least] as const)),
  )
  test.each(pairs)('%s on %s is at least %s', (ink, ground, least) => {
    const [one, other] = [tokens.get(ink)?.[theme], tokens.get(ground)?.[theme]]
    expect(one, ink).toBeDefined()
    expect(other, ground).toBeDefined()
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('every colour that a class can name is a token of both themes', () => {
  const named = [...classes.matchAll(/--color-[a-z0-9-]+: var\(--([a-z0-9-]+)\);/g)].map(
    (match) => match[1] ?? '',
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => name !== 'veil' && !tokens.has(name))).toEqual([])
})

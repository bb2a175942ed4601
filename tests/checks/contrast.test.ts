import { expect, test } from 'vitest'
import { contrast } from '../../tools/checks/contrast.ts'
import { colourOf, contrast as contrastOf } from '../../tools/contrast.ts'
import { findingsOf } from './findings.ts'

const css = `:root {
  --paper: light-dark(#fbfaf6, #0d1320);
  --ink: light-dark(#14213d, #e9edf5);
  --faint: light-dark(#bbbbbb, #e9edf5);
  --veil: light-dark(rgb(20 33 61 / 52%), rgb(0 0 0 / 62%));
}`
const pairs = (groups: string) => `const pages = ['paper'] as const
export const tokenPairs: readonly Pairs[] = [${groups}]`
const told = (groups: string, sheet = css) =>
  findingsOf(contrast, { 'web/app/ui/token-pairs.ts': pairs(groups), 'web/app/colours.css': sheet })

test('contrast is what WCAG says it is', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
  expect(colourOf('#0af')).toEqual([0, 170, 255])
  expect(colourOf('rgb(20 33 61)')).toEqual([20, 33, 61])
  expect(colourOf('rgb(20 33 61 / 52%)')).toBeUndefined()
})

test('pairs that can be read pass', async () => {
  expect(
    await told("{ least: 4.5, inks: ['ink'], grounds: [...pages] }, { inks: ['ink'], grounds: pages }"),
  ).toEqual([])
})

test('a pair that cannot be read is told, in the theme where it fails', async () => {
  expect(await told("{ least: 4.5, inks: ['ink', 'faint'], grounds: pages }")).toEqual([
    'web/app/ui/token-pairs.ts:2 faint on paper, light: 1.84, at least 4.5',
  ])
  const dark = css.replace('light-dark(#14213d, #e9edf5)', 'light-dark(#14213d, #33405e)')
  expect(await told("{ least: 3, inks: ['ink'], grounds: pages }", dark)).toEqual([
    'web/app/ui/token-pairs.ts:2 ink on paper, dark: 1.80, at least 3',
  ])
})

test('a name that is no colour, a veil and an empty list are told', async () => {
  expect(await told("{ least: 3, inks: ['inc'], grounds: pages }")).toEqual([
    expect.stringContaining('inc is not'),
  ])
  expect(await told("{ least: 3, inks: ['ink'], grounds: ['veil'] }")).toEqual([
    expect.stringContaining('veil is not'),
  ])
  expect(await told('')).toEqual([expect.stringContaining('has no pairs')])
  expect(await findingsOf(contrast, { 'web/app/colours.css': css })).toEqual([
    'web/app/ui/token-pairs.ts:1 is missing',
  ])
})

import { describe, expect, test } from 'vitest'
import { girih } from './girih.ts'
import { paletteNames } from './palettes.ts'
import { families, hashOf, planOf } from './plan.ts'
import { strandsOf } from './strands.ts'
import { tilingOf } from './tilings.ts'
import { girihArch, girihIwan, girihPortrait, girihTile, girihWall } from './variants.ts'

const slugs = Array.from({ length: 520 }, (_, at) => `دوره-${at}`)

describe('a cover', () => {
  test('is the same for ever', () => {
    expect(hashOf('جبر-خطی')).toBe(hashOf('جبر-خطی'))
    expect(girih('linear-algebra', 'mathematics')).toMatchSnapshot()
    expect(planOf('linear-algebra', 'mathematics')).toMatchSnapshot()
  })

  test('stays under 3,000 bytes in every palette, drawn again too', () => {
    const sizes = slugs.flatMap((slug) =>
      paletteNames.map((palette) => Buffer.byteLength(girih(slug, palette, 'R1ab'))),
    )
    expect(Math.max(...sizes)).toBeLessThan(3000)
  })

  test('comes in all families, both tones and every palette', () => {
    const plans = slugs.map((slug) => planOf(slug, slug))
    expect(new Set(plans.map((plan) => plan.family))).toEqual(new Set(families))
    expect(new Set(plans.map((plan) => plan.tone))).toEqual(new Set(['night', 'day']))
    expect(new Set(plans.map((plan) => plan.palette))).toEqual(new Set(paletteNames))
  })

  test('changes only its colours with the category', () => {
    const colours = /#[0-9A-F]{6}/g
    const bare = (category: string) => girih('hafez', category).replace(colours, '')
    expect(bare('literature')).toBe(bare('music'))
    expect(girih('hafez', 'literature')).not.toBe(girih('hafez', 'music'))
    expect(girih('hafez', 'no such word')).toBe(girih('hafez', 'no such word'))
  })

  test('names nothing twice on a page', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    const all = [girih('x', 'arts'), girih('x', 'arts', 1), girih('y', 'arts'), girihIwan()].flatMap(ids)
    expect(new Set(all).size).toBe(all.length)
  })

  const all = [girih, girihTile, girihPortrait, girihWall, girihArch].map((draw) => draw('a', 'arts'))

  test('names only what it draws, in one decimal', () => {
    for (const svg of [...all, girihIwan()]) {
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
      for (const [, name] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(name)
      expect(svg).not.toMatch(/NaN|undefined|\d\.\d{3}/)
    }
  })
})

describe('the weave', () => {
  test.each(['hasht', 'dah', 'davazdah', 'shesh'] as const)('%s uses every ray once', (family) => {
    const { great, small } = tilingOf(family)
    const theta = { hasht: 67.5, dah: 54, davazdah: 60, shesh: 60 }[family]
    for (const polygon of [great, ...small]) expect(strandsOf(polygon, theta)).toHaveLength(polygon.length)
  })

  test('goes over, under, over, under along every band', () => {
    // A strand leaves one edge by its forward ray (over) and reaches the next by the other one (under).
    for (const family of ['hasht', 'dah', 'davazdah', 'shesh'] as const) {
      const { great, small } = tilingOf(family)
      for (const polygon of [great, ...small]) {
        for (const { ends } of strandsOf(polygon, family === 'dah' ? 54 : 60)) {
          expect(ends[0].forward).not.toBe(ends[1].forward)
        }
      }
    }
  })
})

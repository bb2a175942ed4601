import { describe, expect, test } from 'vitest'
import { addressOf, frames, type Shape } from './address.ts'
import { girih } from './girih.ts'
import { paletteNames } from './palettes.ts'
import { pictureFile } from './picture-file.ts'
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

  test('stays under 3,000 bytes in every palette', () => {
    const sizes = slugs.flatMap((slug) =>
      paletteNames.map((palette) => Buffer.byteLength(girih(slug, palette))),
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

  test('names nothing twice', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    for (const svg of [girih('x', 'arts'), girihArch('x', 'arts'), girihIwan()])
      expect(new Set(ids(svg)).size).toBe(ids(svg).length)
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

describe('the file of a picture', () => {
  test.each(Object.keys(frames) as Shape[])('%s is found at its address', (shape) => {
    const file = pictureFile(addressOf(shape, 'رنگ/٪', 'جبر خطی & "<C++>"'))
    expect(file).toMatch(/^<svg xmlns="[^"<>]+" viewBox="[\d ]+" preserveAspectRatio="\w+ \w+">/)
    expect(file).not.toContain('C++')
  })

  test('the same words have one address and one picture', () => {
    expect(addressOf('cover', 'firoozeh', 'hafez')).toBe('/girih/cover/firoozeh/hafez.svg')
    expect(pictureFile('/girih/cover/firoozeh/hafez.svg')).toBe(girih('hafez', 'firoozeh'))
  })

  test.each([
    '/girih/constructor/a/b.svg',
    '/girih/toString/a/b.svg',
    '/girih/cover/a/b',
    '/girih/cover/a/b/c.svg',
    '/girih/cover//b.svg',
    '/girih/cover/%E0%A4%A/b.svg',
    `/girih/cover/a/${'b'.repeat(601)}.svg`,
  ])('%s has no picture', (address) => {
    expect(pictureFile(address)).toBeNull()
  })
})

import { frames } from './address.ts'
import type { Frame } from './draw.ts'
import { patternOf } from './draw.ts'
import type { Plan } from './plan.ts'
import { hashOf, planOf } from './plan.ts'

/** The prefix of every name inside a picture: a hash of the slug. */
export function nameOf(slug: string): string {
  return `g${(hashOf(slug) % 36 ** 4).toString(36)}`
}

export function svgOf(inside: string, { width, height }: Frame): string {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`
}

/**
 * The cover of a slug in the colours of a category: a picture of 320 × 180 under 3,000 bytes. The same words must
 * always give the same bytes.
 */
export function girih(slug: string, category: string): string {
  return girihWith(slug, category, {}, frames.cover)
}

/** The pattern of a slug with parts of its plan overridden, filling a frame of any size. */
export function girihWith(slug: string, category: string, choice: Partial<Plan>, frame: Frame): string {
  const plan = { ...planOf(slug, category), ...choice }
  return svgOf(patternOf(plan, frame, nameOf(slug)), frame)
}

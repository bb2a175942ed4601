import type { Frame } from './draw.ts'
import { patternOf } from './draw.ts'
import type { Plan } from './plan.ts'
import { hashOf, planOf } from './plan.ts'

const coverFrame: Frame = { width: 320, height: 180 }

/** The prefix of every name inside a picture: a hash of the slug, and a counter when a page shows the picture again. */
export function nameOf(slug: string, again: number | string = ''): string {
  return `g${(hashOf(slug) % 36 ** 4).toString(36)}${again}`
}

export function svgOf(inside: string, { width, height }: Frame): string {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" class="girih" aria-hidden="true" ${box}>${inside}</svg>`
}

/**
 * The cover of a slug in the colours of a category: an inline picture of 320 × 180 under 3,000 bytes. The same words
 * must always give the same bytes. `again` distinguishes two pictures of one slug on one page.
 */
export function girih(slug: string, category: string, again: number | string = ''): string {
  return girihWith(slug, category, {}, coverFrame, again)
}

/** The pattern of a slug with parts of its plan overridden, filling a frame of any size. */
export function girihWith(
  slug: string,
  category: string,
  choice: Partial<Plan>,
  frame: Frame,
  again: number | string = '',
): string {
  const plan = { ...planOf(slug, category), ...choice }
  return svgOf(patternOf(plan, frame, nameOf(slug, again)), frame)
}

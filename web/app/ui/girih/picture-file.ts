import { type Shape, wordsOf } from './address.ts'
import { girih } from './girih.ts'
import { girihArch, girihIwan, girihPortrait, girihRosette, girihTile, girihWall } from './variants.ts'

const drawings: Readonly<Record<Shape, (slug: string, category: string) => string>> = {
  cover: girih,
  tile: girihTile,
  portrait: girihPortrait,
  rosette: girihRosette,
  arch: girihArch,
  wall: girihWall,
  iwan: girihIwan,
}

const mostKept = 300
const kept = new Map<string, string>()

/** The SVG file at an address of `addressOf`, drawn or from memory; null when the address names none. */
export function pictureFile(pathname: string): string | null {
  const known = kept.get(pathname)
  if (known !== undefined) return known
  const words = wordsOf(pathname)
  if (words === null) return null
  const picture = drawings[words.shape](words.slug, words.category)
  if (kept.size >= mostKept) kept.clear()
  kept.set(pathname, picture)
  return picture
}

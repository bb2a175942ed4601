import { girih } from './girih.ts'
import { girihArch, girihIwan, girihPortrait, girihRosette, girihTile, girihWall } from './variants.ts'

const drawings = {
  cover: girih,
  tile: girihTile,
  portrait: girihPortrait,
  rosette: girihRosette,
  arch: girihArch,
  wall: girihWall,
  iwan: (_slug: string, _category: string, again: string) => girihIwan(again),
}

export type Shape = keyof typeof drawings

const mostKept = 300
const kept = new Map<string, string>()

/**
 * Draws a picture, or returns the stored one: a picture depends only on its words, and a server draws the same pictures
 * of the same pages again and again.
 */
export function drawPicture(
  shape: Shape,
  ...words: [slug: string, category: string, counter: string]
): string {
  const key = [shape, ...words].join('\n')
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const picture = drawings[shape](...words)
  kept.set(key, picture)
  return picture
}

/** The drawn pictures and their sizes in units. */
export const frames = {
  cover: { width: 320, height: 180 },
  tile: { width: 100, height: 100 },
  portrait: { width: 100, height: 100 },
  rosette: { width: 100, height: 100 },
  arch: { width: 132, height: 156 },
  wall: { width: 560, height: 800 },
  iwan: { width: 494, height: 372 },
} as const

export type Shape = keyof typeof frames

/** The address of a picture, which names all that it depends on, so that a browser may keep it for a year. */
export const addressOf = (shape: Shape, category: string, slug: string): string =>
  `/girih/${shape}/${encodeURIComponent(category)}/${encodeURIComponent(slug)}.svg`

const pattern = /^\/girih\/(\w+)\/([^/]{1,300})\/([^/]{1,600})\.svg$/

/** What an address names; null for any other address. */
export function wordsOf(pathname: string): { shape: Shape; category: string; slug: string } | null {
  const [, shape = '', category = '', slug = ''] = pattern.exec(pathname) ?? []
  if (!Object.hasOwn(frames, shape)) return null
  try {
    return { shape: shape as Shape, category: decodeURIComponent(category), slug: decodeURIComponent(slug) }
  } catch {
    return null
  }
}

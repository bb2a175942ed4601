import { useId, useMemo } from 'react'
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

export interface GirihProps {
  /** Decides the picture: a slug or an id that never changes. */
  slug: string
  /** Decides the colours; any word. */
  category: string
  shape?: keyof typeof drawings
  className?: string
}

/** A girih picture that fills its box. Decoration: the words beside it say what it stands for. */
export function Girih({ slug, category, shape = 'cover', className = '' }: GirihProps) {
  // A number of this place on the page that server and browser agree on.
  const counter = useId().replace(/\W|_/g, '')
  const html = useMemo(
    () => ({ __html: drawn(shape, slug, category, counter) }),
    [slug, category, shape, counter],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own function; the slug enters only as a hash
  return <span aria-hidden="true" className={`girih-box ${className}`} dangerouslySetInnerHTML={html} />
}

const mostKept = 300
const kept = new Map<string, string>()

/** A picture follows from its words alone, and a server draws the same places of the same pages again and again. */
function drawn(
  shape: keyof typeof drawings,
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

/** The 16 : 9 cover of a thing without a picture of its own. */
export function GirihCover({ slug, category, className = '' }: Omit<GirihProps, 'shape'>) {
  return <Girih slug={slug} category={category} className={`aspect-video w-full ${className}`} />
}

/** Three arches, the ornament of a front page. */
export function GirihIwan({ className = '' }: { className?: string }) {
  return <Girih slug="iwan" category="iwan" shape="iwan" className={`bg-transparent ${className}`} />
}

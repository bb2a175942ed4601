import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { drawPicture, Shape } from './pictures.ts'

/** The drawing function once it is loaded: 5 kB, which a server-rendered page needs only for new pictures. */
let draw: typeof drawPicture | undefined

const load = () =>
  import('./pictures.ts').then(
    ({ drawPicture: loaded }) => {
      draw = loaded
    },
    // Pictures are decoration: without the network the place stays empty.
    () => undefined,
  )

// Loaded when the server starts, so that even its first page has its pictures; in a browser at the first sign of its
// person, so that a menu or a box that they open has its pictures at once.
if (import.meta.env.SSR) void load()
else
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, () => void load(), { once: true, passive: true, capture: true })

export interface GirihProps {
  /** Decides the picture: a slug or an id that never changes. */
  slug: string
  /** Decides the colours; any word. */
  category: string
  shape?: Shape
  className?: string
}

/** A girih picture that fills its box. It is decoration: the text beside it carries the meaning. */
export function Girih({ slug, category, shape = 'cover', className = '' }: GirihProps) {
  // An id of this component that is the same on the server and in the browser.
  const counter = useId().replace(/\W|_/g, '')
  const box = useRef<HTMLSpanElement>(null)
  const [drawing, setDrawing] = useState(() => draw)
  const html = useMemo(
    () => ({ __html: drawing?.(shape, slug, category, counter) ?? '' }),
    [slug, category, shape, counter, drawing],
  )
  useEffect(() => {
    // The server's picture stays until another picture is needed.
    if (html.__html === '' && !box.current?.firstChild) void load().then(() => setDrawing(() => draw))
  }, [html])
  return (
    <span
      ref={box}
      aria-hidden="true"
      className={`girih-box ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own function; the slug enters only as a hash
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  )
}

/** The 16 : 9 cover of a thing without a picture of its own. */
export function GirihCover({ slug, category, className = '' }: Omit<GirihProps, 'shape'>) {
  return <Girih slug={slug} category={category} className={`aspect-video w-full ${className}`} />
}

/** Three arches, the ornament of a front page. */
export function GirihIwan({ className = '' }: { className?: string }) {
  return <Girih slug="iwan" category="iwan" shape="iwan" className={`bg-transparent ${className}`} />
}

import { addressOf, frames, type Shape } from './address.ts'

export interface GirihProps {
  /** Decides the picture: a slug or an id that never changes. */
  slug: string
  /** Decides the colours; any word. */
  category: string
  shape?: Shape
  /** Above the fold: fetched at once. */
  soon?: boolean
  className?: string
}

/** A girih picture that fills its box. It is decoration: the text beside it carries the meaning. */
export function Girih({ slug, category, shape = 'cover', soon = false, className = '' }: GirihProps) {
  const { width, height } = frames[shape]
  return (
    <img
      src={addressOf(shape, category, slug)}
      alt=""
      width={width}
      height={height}
      loading={soon ? 'eager' : 'lazy'}
      decoding="async"
      className={`girih ${className}`}
    />
  )
}

/** The 16 : 9 cover of a thing without a picture of its own. */
export function GirihCover({ className = '', ...props }: Omit<GirihProps, 'shape'>) {
  return <Girih {...props} className={`aspect-video w-full ${className}`} />
}

/** Three arches, the ornament of a front page. */
export function GirihIwan({ className = '' }: { className?: string }) {
  return <Girih slug="iwan" category="iwan" shape="iwan" soon className={`bg-transparent ${className}`} />
}

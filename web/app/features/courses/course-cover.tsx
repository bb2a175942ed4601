import type { Picture } from '@arvand/contracts/courses'
import { GirihCover } from '../../ui/girih/girih.tsx'

interface CourseCoverProps {
  readonly slug: string
  readonly palette: string
  readonly cover: Picture
  /** How wide it is drawn, for the browser to choose a file: a CSS `sizes`. */
  readonly sizes?: string
  /** Above the fold: fetched at once. */
  readonly soon?: boolean
  readonly className?: string
}

/** The picture of a course; without one, the girih drawn from its slug. Decorative: the title stands beside it. */
export function CourseCover({ slug, palette, cover, sizes, soon = false, className = '' }: CourseCoverProps) {
  if (!cover) return <GirihCover slug={slug} category={palette} soon={soon} className={className} />
  return (
    <img
      src={cover.src}
      srcSet={cover.sizes.map(({ src, width }) => `${src} ${width}w`).join(', ')}
      sizes={sizes ?? '(min-width: 1024px) 20rem, (min-width: 640px) 50vw, 100vw'}
      alt=""
      width={640}
      height={360}
      loading={soon ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-video w-full object-cover ${className}`}
    />
  )
}

type CourseThumbProps = Pick<CourseCoverProps, 'slug' | 'cover'> & {
  readonly category: { readonly palette: string }
}

/** The picture at the start of a row. */
export const CourseThumb = ({ slug, category, cover }: CourseThumbProps) => (
  <span className="w-16 shrink-0 self-start overflow-clip rounded-small sm:w-36 sm:self-auto sm:rounded-control">
    <CourseCover slug={slug} palette={category.palette} cover={cover} sizes="9rem" />
  </span>
)

import type { ArticleCard } from '@arvand/contracts/articles'
import { GirihCover } from '../../ui/girih/girih.tsx'

interface ArticleCoverProps {
  readonly article: Pick<ArticleCard, 'slug' | 'cover'>
  /** How wide it is drawn, for the browser to choose a file: a CSS `sizes`. */
  readonly sizes?: string
  /** Above the fold: fetched at once. */
  readonly soon?: boolean
  readonly className?: string
}

/** The picture of an article; without one, the girih drawn from its slug. Decorative: the title stands beside it. */
export function ArticleCover({ article, sizes, soon = false, className = '' }: ArticleCoverProps) {
  const { slug, cover } = article
  if (!cover) return <GirihCover slug={slug} category={slug} soon={soon} className={className} />
  return (
    <img
      src={cover.src}
      srcSet={cover.sizes.map(({ src, width }) => `${src} ${width}w`).join(', ')}
      sizes={sizes ?? '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw'}
      alt=""
      width={640}
      height={360}
      loading={soon ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-video w-full object-cover ${className}`}
    />
  )
}

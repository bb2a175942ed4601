import type { Picture } from '@arvand/contracts/courses'
import { ArticleCover } from '../articles/index.ts'

/** The picture at the start of a row. */
export const ArticleThumb = ({ slug, cover }: { slug: string; cover: Picture }) => (
  <span className="w-16 shrink-0 self-start overflow-clip rounded-small sm:w-36 sm:self-auto sm:rounded-control">
    <ArticleCover article={{ slug, cover }} sizes="9rem" />
  </span>
)

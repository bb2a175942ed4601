import { Girih } from '../../ui/girih/girih.tsx'
import type { MyCourse } from './my-course.ts'

/** A small picture of a course: its cover, or a tile of its girih. */
export function CoursePicture({ course }: { course: MyCourse['course'] }) {
  const { slug, category, cover } = course
  const shape = 'size-16 shrink-0 rounded-tile'
  if (!cover) return <Girih slug={slug} category={category.palette} shape="tile" className={shape} />
  const [smallest] = cover.sizes
  return (
    <img
      src={smallest?.src ?? cover.src}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className={`${shape} object-cover`}
    />
  )
}

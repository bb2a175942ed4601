import { showCourse } from '@arvand/contracts/home/courses'
import { siteName } from '@arvand/contracts/site-name'
import { callerOf } from '../../../api/page.ts'
import type { Route } from './+types/course-image'
import { courseImage } from './course-picture.server.ts'

const mostKept = 500
/** Rendered images by everything drawn on them, in order of use; the least recently used one is dropped first. */
const kept = new Map<string, Buffer>()

/** The picture of a course as PNG, for messengers and search engines. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.file.replace(/\.png$/, '')
  if (slug === params.file) throw new Response(null, { status: 404 })
  const { course } = await callerOf(context)(showCourse, { slug })
  const { title, category, teacher, rating, ratings } = course
  const key = JSON.stringify([siteName(), slug, title, category, teacher.name, rating, ratings])
  const image = kept.get(key) ?? courseImage(course)
  kept.delete(key)
  kept.set(key, image)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}

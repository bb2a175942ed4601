import type { Api } from '../../api/endpoints.ts'
import { attempt } from '../../api/refusal.ts'
import { makeCodesWords as words } from './words.ts'

const most = 20

/** The courses whose pages are named, one a line; a sentence where one of them is none. */
export async function findCourses(
  api: Api,
  text: string,
): Promise<{ readonly ids: readonly string[] } | { readonly wrong: string }> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length > most) return { wrong: words.coursesMany }
  const found = await Promise.all(
    lines.map((line) => attempt(api.home('courses/:slug', { slug: slugOf(line) }))),
  )
  const unknown = found.findIndex(({ refusal }) => refusal)
  if (unknown >= 0) return { wrong: words.coursesWrong(lines[unknown] ?? '') }
  return { ids: found.flatMap(({ answer }) => (answer ? [answer.course.id] : [])) }
}

/** The last part of an address, as a browser shows or copies it. */
function slugOf(line: string): string {
  const last =
    line
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? line
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

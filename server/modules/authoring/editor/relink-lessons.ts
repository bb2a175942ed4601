import { withLinks } from '@arvand/contracts/rich-text-walk'
import { updateContent } from '#modules/courses'
import type { Tx } from '#platform/database'
import { authoring } from '../tables.ts'

/** Pure: a link to a lesson, changed to the lesson's new address; any other link unchanged. */
export function relinked(href: string, slug: string, ids: ReadonlyMap<string, string>): string {
  const [, old, rest = ''] = /^\/learn\/[\w-]+\/([0-9a-f-]{36})([?#].*)?$/.exec(href) ?? []
  const id = old && ids.get(old)
  return id ? `/learn/${slug}/${id}${rest}` : href
}

/** Changes the links between the lessons of a course to its present address and the new ids of its lessons. */
export async function relinkLessons(
  tx: Tx,
  courseId: string,
  slug: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await authoring(tx)
    .selectFrom('courses.course_lessons')
    .select(['id', 'content'])
    .where('course_id', '=', courseId)
    .where(({ eb, cast, ref }) => eb(cast<string>(ref('content'), 'text'), 'like', '%"/learn/%'))
    .execute()
  for (const { id, content } of rows) {
    if (!content.body) continue
    const body = withLinks(content.body, (href) => relinked(href, slug, ids))
    await updateContent(tx, id, { ...content, body })
  }
}

import { withLinks } from '@arvand/contracts/rich-text-walk'
import { updateContent } from '#modules/courses'
import type { Tx } from '#platform/database'
import { authoring } from '../tables.ts'

/** Pure: a link to a lesson that has another address now; any other as it is. */
export function relinked(href: string, slug: string, ids: ReadonlyMap<string, string>): string {
  const [, old, rest = ''] = /^\/learn\/[\w-]+\/([0-9a-f-]{36})([?#].*)?$/.exec(href) ?? []
  const id = old && ids.get(old)
  return id ? `/learn/${slug}/${id}${rest}` : href
}

/** Links between the lessons of a course follow its address and the ids that its lessons have now. */
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

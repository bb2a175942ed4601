import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { exams } from '../tables.ts'

/** A group that everybody may practise; a draft is not found. */
export const findGroup = async (db: Db, groupId: string) =>
  (await groupRows(db).where('g.id', '=', groupId).executeTakeFirst()) ?? refuse('exams.unknown-group')

/** Published groups, with what their cards show. */
export const groupRows = (db: Db) =>
  exams(db)
    .selectFrom('exams.practice_groups as g')
    .innerJoin('identity.people as p', 'p.id', 'g.owner_id')
    .leftJoin('courses.known_categories as k', 'k.slug', 'g.category')
    .select(['g.id', 'g.title', 'g.description', 'g.grade', 'g.year', 'g.source', 'p.name as teacher'])
    .select(['k.slug as categorySlug', 'k.title as categoryTitle', 'k.palette'])
    .where('g.published_at', 'is not', null)
export type GroupRow = Awaited<ReturnType<typeof findGroup>>

/** The field of a group, as courses show theirs. */
export const categoryOf = ({
  categorySlug: slug,
  categoryTitle: title,
  palette,
}: {
  readonly categorySlug: string | null
  readonly categoryTitle: string | null
  readonly palette: string | null
}) => (slug === null || title === null || palette === null ? null : { slug, title, palette })

export const toldOf = ({ categorySlug, categoryTitle, palette, ...group }: GroupRow) => ({
  ...group,
  category: categoryOf({ categorySlug, categoryTitle, palette }),
})

export interface Asked {
  readonly groupId: string
  readonly questionId: string
  readonly personId: string
}

/** A question of a published group, in the version that was published. */
export async function findAsked(db: Db, { groupId, questionId }: Omit<Asked, 'personId'>) {
  await findGroup(db, groupId)
  const row = await exams(db)
    .selectFrom('exams.group_questions as q')
    .innerJoin('exams.question_versions as v', (on) =>
      on.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.version'),
    )
    .select(['q.version', 'v.content as question'])
    .where('q.group_id', '=', groupId)
    .where('q.question_id', '=', questionId)
    .executeTakeFirst()
  return row ?? refuse('exams.not-in-group')
}

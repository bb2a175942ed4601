import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { exams } from '../tables.ts'

/** A group that this person may practise; a draft that they have not bought is not found. */
export async function findGroup(db: Db, groupId: string, personId: string) {
  const row = await someGroups(db)
    .select(['g.slug', isBought(personId).as('isBought'), mayPractise(personId).as('mayPractise')])
    .where('g.id', '=', groupId)
    .where(isThereFor(personId))
    .executeTakeFirst()
  if (!row) return refuse('exams.unknown-group')
  const { mayPractise: may, slug, ...group } = row
  // Its page is where it is bought.
  return may ? group : refuse('exams.group-not-bought', { current: { slug } })
}

/** Of a query in which the group is `g`, as all conditions here. */
export const isBought = (personId: string) => sql<boolean>`exists (
  select from exams.group_accesses bought where bought.group_id = g.id and bought.person_id = ${personId}
)`

/** A published group, and to its buyers also one whose publishing its teacher took back. */
export const isThereFor = (personId: string) =>
  sql<boolean>`(g.published_at is not null or ${isBought(personId)})`

/** A free group is everybody's; a sold one its buyers' and its teacher's, and its buyers' for good. */
export const mayPractise = (personId: string) => sql<boolean>`(
  ${isBought(personId)} or g.published_at is not null and (g.price = 0 or g.owner_id = ${personId})
)`

/** Published groups, with what their cards show. */
export const groupRows = (db: Db) => someGroups(db).where('g.published_at', 'is not', null)

/** Drafts too. */
export const someGroups = (db: Db) =>
  exams(db)
    .selectFrom('exams.practice_groups as g')
    .innerJoin('identity.people as p', 'p.id', 'g.owner_id')
    .leftJoin('courses.known_categories as k', 'k.slug', 'g.category')
    .select(['g.id', 'g.title', 'g.description', 'g.grade', 'g.year', 'g.source', 'p.name as teacher'])
    .select(['k.slug as categorySlug', 'k.title as categoryTitle', 'k.palette'])
export type GroupRow = Awaited<ReturnType<ReturnType<typeof groupRows>['executeTakeFirstOrThrow']>>

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

export const toldOf = <Row extends GroupRow>({ categorySlug, categoryTitle, palette, ...group }: Row) => ({
  ...group,
  category: categoryOf({ categorySlug, categoryTitle, palette }),
})

export interface Asked {
  readonly groupId: string
  readonly questionId: string
  readonly personId: string
}

/** A question of a group, in the version that was published. */
export async function findAsked(db: Db, { groupId, questionId, personId }: Asked) {
  await findGroup(db, groupId, personId)
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

import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Quote, Sellable, Wanted } from '#plugs/sellable'
import { exams } from '../tables.ts'
import { mayPractise } from './published-group.ts'

/** Groups of sample questions as commerce sells them. */
export const sellableGroups: Sellable = {
  kind: 'sampleQuestionGroup',
  title: 'نمونه‌سؤال',
  givable: false,
  seats: false,
  quote,
  async whyNotBuy(db, personId, ids) {
    const owned = await soldRows(db, ids).select('g.id').where(mayPractise(personId)).execute()
    return new Map(owned.map(({ id }) => [id, 'exams.owned-group'] as const))
  },
  async grant(tx, grants) {
    const rows = grants.map(({ entitlementId, line, personId, now }) => ({
      ...{ entitlement_id: entitlementId, group_id: line.item_id, person_id: personId, at: now },
    }))
    await exams(tx).insertInto('exams.group_accesses').values(rows).execute()
    return []
  },
  async revoke(tx, grants) {
    const ids = grants.map(({ entitlementId }) => entitlementId)
    await exams(tx).deleteFrom('exams.group_accesses').where('entitlement_id', 'in', ids).execute()
    return []
  },
  usedPercent,
}

const soldRows = (db: Db, ids: readonly string[]) =>
  exams(db)
    .selectFrom('exams.practice_groups as g')
    .where(sql<boolean>`g.id = any(${ids}::uuid[])`)
    .where('g.published_at', 'is not', null)
    .where('g.price', '>', 0)

async function quote(db: Db, items: readonly Wanted[]): Promise<ReadonlyMap<string, Quote>> {
  const rows = await soldRows(
    db,
    items.map(({ id }) => id),
  )
    .innerJoin('identity.people as owner', 'owner.id', 'g.owner_id')
    .leftJoin('courses.known_categories as k', 'k.slug', 'g.category')
    .select(['g.id', 'g.title', 'g.slug', 'g.price', 'g.owner_id', 'k.palette', 'owner.has_left'])
    .execute()
  return new Map(
    rows.map(({ id, title, slug, price, palette, owner_id, has_left }) => [
      id,
      {
        ...{ id, title, palette, picture: null },
        href: `/sample-questions/${slug}`,
        ...{ price, listPrice: price },
        // A removed account earns nothing.
        sellers: has_left ? [] : [{ personId: owner_id, percent: 100 }],
        ...{ plusDiscount: true, taxed: true },
      },
    ]),
  )
}

/**
 * The share of its questions that a person has answered or had drawn into a trial exam: so many they have used up; all
 * of them, once they took the answers on paper. A trial counts from its beginning, so that it may be handed in after a
 * refund as well.
 */
async function usedPercent(db: Db, personId: string, groupId: string): Promise<number> {
  const { all, used, isPrinted } = await exams(db)
    .selectFrom('exams.group_questions as q')
    .leftJoin('exams.practice_cards as c', (on) =>
      on.onRef('c.question_id', '=', 'q.question_id').on('c.person_id', '=', personId),
    )
    .select(sql<number>`count(*)::integer`.as('all'))
    .select(
      sql<number>`count(*) filter (where c.turn > 0 or q.question_id::text in (
        select jsonb_path_query(t.questions, '$[*].id') #>> '{}'
        from exams.practice_trials t where t.person_id = ${personId}
      ))::integer`.as('used'),
    )
    .select(
      sql<boolean>`exists (
        select from exams.group_accesses a
        where a.group_id = ${groupId} and a.person_id = ${personId} and a.printed_at is not null
      )`.as('isPrinted'),
    )
    .where('q.group_id', '=', groupId)
    .executeTakeFirstOrThrow()
  if (isPrinted) return 100
  return all === 0 ? 0 : Math.round((used / all) * 100)
}

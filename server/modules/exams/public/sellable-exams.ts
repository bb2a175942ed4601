import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Quote, Sellable, SoldLine, Wanted } from '#plugs/sellable'
import { stateOf } from '../exam.ts'
import { exams } from '../tables.ts'
import { accessOf } from '../taking/find-exam.ts'

/** Exams for everybody as commerce sells them. */
export const sellableExams = ({ clock }: { readonly clock: Clock }): Sellable => ({
  kind: 'exam',
  title: 'آزمون',
  givable: false,
  seats: false,
  quote,
  async whyNotBuy(db, personId, ids) {
    const now = clock.now()
    const sold = await soldRows(db, ids).execute()
    const verdicts = await Promise.all(
      sold.map(async (exam) => {
        if ((await accessOf(db, exam, personId, now)) !== null) return [exam.id, 'exams.owned-exam'] as const
        return stateOf(exam, now) === 'closed' ? ([exam.id, 'exams.closed'] as const) : null
      }),
    )
    return new Map(verdicts.filter((verdict) => verdict !== null))
  },
  async grant(tx, grants) {
    const rows = grants.map(({ entitlementId, line, personId, now }) => ({
      ...{ entitlement_id: entitlementId, exam_id: line.item_id, person_id: personId, at: now },
    }))
    await exams(tx).insertInto('exams.accesses').values(rows).execute()
    return []
  },
  async revoke(tx, grants) {
    const ids = grants.map(({ entitlementId }) => entitlementId)
    await exams(tx).deleteFrom('exams.accesses').where('entitlement_id', 'in', ids).execute()
    return []
  },
  takesPlaceAt,
  usedPercent,
})

/** The opening of the exams that have one. */
async function takesPlaceAt(db: Db, lines: readonly Pick<SoldLine, 'id' | 'item_id'>[]) {
  const ids = lines.map(({ item_id }) => item_id)
  const rows = await exams(db)
    .selectFrom('exams.exams')
    .select(['id', 'opens_at'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  const openings = new Map(rows.map(({ id, opens_at }) => [id, opens_at]))
  return new Map(
    lines.flatMap(({ id, item_id }) => {
      const opensAt = openings.get(item_id)
      return opensAt ? [[id, opensAt] as const] : []
    }),
  )
}

const soldRows = (db: Db, ids: readonly string[]) =>
  exams(db)
    .selectFrom('exams.exams as e')
    .selectAll('e')
    .where(sql<boolean>`e.id = any(${ids}::uuid[])`)
    .where('e.published_at', 'is not', null)
    .where('e.price', 'is not', null)

async function quote(db: Db, items: readonly Wanted[]): Promise<ReadonlyMap<string, Quote>> {
  const rows = await soldRows(
    db,
    items.map(({ id }) => id),
  )
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .innerJoin('courses.known_categories as k', 'k.slug', 'c.category')
    .innerJoin('identity.people as owner', 'owner.id', 'e.owner_id')
    .select(['k.palette', 'owner.has_left'])
    .execute()
  return new Map(
    rows.map(({ id, title, slug, price, palette, owner_id, has_left }) => [
      id,
      {
        ...{ id, title, palette, picture: null },
        href: `/exams/${slug}`,
        ...{ price: price ?? 0, listPrice: price ?? 0 },
        // A removed account earns nothing.
        sellers: has_left ? [] : [{ personId: owner_id, percent: 100 }],
        ...{ plusDiscount: true, taxed: true },
      },
    ]),
  )
}

/** Whoever has begun it has used it whole: they know its questions. */
async function usedPercent(db: Db, personId: string, examId: string): Promise<number> {
  const begun = await exams(db)
    .selectFrom('exams.attempts')
    .select('id')
    .where('exam_id', '=', examId)
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst()
  return begun ? 100 : 0
}

import { progressOf } from '@arvand/contracts/progress'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { findPictures } from '#modules/media'
import { type Db, prepared } from '#platform/database'
import type { Quote, Sellable, Wanted } from '#plugs/sellable'
import type { CoursesDeps } from '../deps.ts'
import { findAllEnrolFacts, whyNotBuyCourse } from '../enrolments/enrol-rule.ts'
import { followGrants, grantCourses } from './grant-courses.ts'
import { followRevokes, revokeCourse } from './revoke-courses.ts'
import { selling } from './tables.ts'

/** Published courses as commerce sells them. */
export const sellableCourses = (deps: Pick<CoursesDeps, 'db' | 'clock' | 'jobs' | 'pages'>): Sellable => ({
  kind: 'course',
  title: 'دوره',
  givable: true,
  seats: true,
  ownedCodes: ['courses.already-enrolled', 'courses.teaches-it'],
  quote,
  async whyNotBuy(db, personId, ids) {
    const factsOfCourses = await findAllEnrolFacts(db, ids, personId, deps.clock.now())
    return new Map(
      [...factsOfCourses].flatMap(([id, facts]) => {
        const why = whyNotBuyCourse(facts)
        return why === null ? [] : [[id, why] as const]
      }),
    )
  },
  async grant(tx, grants) {
    await grantCourses(tx, grants)
    return []
  },
  async revoke(tx, grants) {
    for (const grant of grants) await revokeCourse(tx, grant)
    return []
  },
  granted: (grants) => followGrants(deps, grants),
  revoked: (grants) => followRevokes(deps, grants),
  usedPercent,
  usedWithPlus,
})

const quotedRows = prepared((db, { ids }: { ids: readonly string[] }) =>
  selling(db)
    .selectFrom('courses.courses as c')
    .innerJoin('courses.categories as field', 'field.slug', 'c.category')
    .innerJoin('identity.people as owner', 'owner.id', 'c.owner_id')
    .select(['c.id', 'c.slug', 'c.title', 'c.price', 'c.list_price', 'c.in_plus', 'c.cover_file_id'])
    .select(['c.owner_id', 'field.palette', 'owner.has_left'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('courses.staff as s')
          .select(['s.person_id as personId', 's.share_percent as percent'])
          .whereRef('s.course_id', '=', 'c.id')
          .where('s.share_percent', '>', 0)
          .orderBy('s.added_at')
          .orderBy('s.person_id'),
      ).as('shares'),
    )
    .where(sql<boolean>`c.id = any(${ids})`)
    .where('c.state', '=', 'published'),
)

async function quote(db: Db, items: readonly Wanted[]): Promise<ReadonlyMap<string, Quote>> {
  const rows = await quotedRows(db, { ids: items.map(({ id }) => id) })
  const pictures = await findPictures(
    db,
    rows.map(({ cover_file_id }) => cover_file_id),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: row.title,
        href: `/courses/${row.slug}`,
        picture: pictures(row.cover_file_id),
        palette: row.palette,
        price: row.price,
        listPrice: row.list_price,
        sellers: sellersOf(row.has_left ? null : row.owner_id, row.shares),
        // Subscribers get courses in plus for free; their discount is for the other courses.
        plusDiscount: !row.in_plus,
        taxed: true,
      },
    ]),
  )
}

interface Share {
  readonly personId: string
  readonly percent: number
}

/** Pure: the shares of co-teachers, and the rest for the owner; null: a removed account, the platform gets the rest. */
export function sellersOf(ownerId: string | null, shares: readonly Share[]): Share[] {
  const given = shares.filter(({ personId, percent }) => personId !== ownerId && percent > 0)
  const rest = 100 - given.reduce((sum, { percent }) => sum + percent, 0)
  return rest > 0 && ownerId !== null ? [{ personId: ownerId, percent: rest }, ...given] : given
}

/** The progress of a person in a course, in percent. */
async function usedPercent(db: Db, personId: string, id: string): Promise<number> {
  const row = await selling(db)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .select(['e.distinct_steps', 'c.steps'])
    .where('e.person_id', '=', personId)
    .where('e.course_id', '=', id)
    .executeTakeFirst()
  return row ? progressOf(row.distinct_steps, row.steps).percent : 0
}

/** Whether the person has progress in a course that plus had opened, and has opened it since `since`. */
async function usedWithPlus(db: Db, personId: string, since: Date): Promise<boolean> {
  const row = await selling(db)
    .selectFrom('courses.enrolments')
    .select('id')
    .where('person_id', '=', personId)
    .where('source', '=', 'plus')
    .where('distinct_steps', '>', 0)
    .where('seen_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

import { mostWhole } from '@arvand/contracts/page'
import { sql } from 'kysely'
import { wholeList } from '#platform/whole-list'
import type { InteropDeps } from '../deps.ts'
import { interop, type SchoolRow } from '../tables.ts'
import { needSchool } from './manage-schools.ts'
import { schoolAddresses } from './school-claims.ts'
import { isWaiting } from './send-grade.ts'

type Deps = Pick<InteropDeps, 'db' | 'publicUrl'>

const listed = ({
  id,
  title,
  issuer,
  closed_at,
  launched_at,
  graded_at,
  trouble,
  trouble_at,
}: SchoolRow) => ({
  ...{ id, title, issuer, isClosed: closed_at !== null },
  launchedAt: launched_at?.toISOString() ?? null,
  gradedAt: graded_at?.toISOString() ?? null,
  trouble: trouble && trouble_at ? { what: trouble, at: trouble_at.toISOString() } : null,
})

export async function listSchools({ db, publicUrl }: Deps) {
  const rows = await interop(db)
    .selectFrom('interop.schools')
    .selectAll()
    .orderBy('title')
    .orderBy('id')
    .limit(mostWhole)
    .execute()
  return { ...wholeList(rows.map(listed)), ours: schoolAddresses(publicUrl) }
}

export async function showSchool({ db, publicUrl }: Deps, schoolId: string) {
  const row = await needSchool(db, schoolId)
  const courses = await interop(db)
    .selectFrom('interop.school_courses as allowed')
    .innerJoin('courses.known_courses as course', 'course.id', 'allowed.course_id')
    .select(['course.id', 'course.slug', 'course.title'])
    .select(sql<boolean>`course.state = 'published'`.as('isPublished'))
    .where('allowed.school_id', '=', schoolId)
    .orderBy('course.title')
    .orderBy('course.id')
    .execute()
  const { people, waiting } = await interop(db)
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('interop.school_people')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('school_id', '=', schoolId)
        .as('people'),
      selectFrom('interop.school_grades')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('school_id', '=', schoolId)
        .where(isWaiting)
        .as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  const school = {
    ...listed(row),
    ...{ clientId: row.client_id, authorizeUrl: row.authorize_url, tokenUrl: row.token_url },
    ...{ keysetUrl: row.keyset_url, deployments: row.deployments, revision: row.revision },
    ...{ people: Number(people), waiting: Number(waiting) },
  }
  return { school, courses, ours: schoolAddresses(publicUrl) }
}

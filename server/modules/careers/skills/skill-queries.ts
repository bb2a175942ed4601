import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { careers } from '../tables.ts'

/** The tree as rows; a field stands before its skills. */
export const findSkills = (db: Db) =>
  careers(db)
    .selectFrom('careers.skills as s')
    .leftJoin('careers.skills as field', 'field.id', 's.parent_id')
    .select(['s.id', 's.title', 's.parent_id as parentId'])
    .orderBy(sql`coalesce(field.made_at, s.made_at)`)
    .orderBy(sql`coalesce(field.id, s.id)`)
    .orderBy(sql`s.parent_id is not null`)
    .orderBy('s.title')
    .limit(200)
    .execute()

export const listSkills = async (db: Db) => wholeList(await findSkills(db))

/** The published courses of these skills, the best attended first. */
export async function coursesOfSkills(db: Db, skillIds: readonly string[]) {
  const courses = new Map<string, { slug: string; title: string }[]>(skillIds.map((id) => [id, []]))
  if (skillIds.length === 0) return courses
  const rows = await careers(db)
    .selectFrom('careers.skill_courses as tie')
    .innerJoin('courses.catalogue as course', 'course.id', 'tie.course_id')
    .select(['tie.skill_id', 'course.slug', 'course.title'])
    .where('tie.skill_id', 'in', [...skillIds])
    .where('course.state', '=', 'published')
    .orderBy('course.learners', 'desc')
    .orderBy('course.slug')
    .execute()
  for (const { skill_id, ...course } of rows) courses.get(skill_id)?.push(course)
  return courses
}

/** The skills that certificates of a person prove now, each with the code of the newest one. */
export async function provenSkills(db: Db, personId: string, now: Date) {
  const rows = await careers(db)
    .selectFrom('certificates.held_courses as held')
    .innerJoin('careers.skill_courses as tie', 'tie.course_id', 'held.course_id')
    .innerJoin('careers.skills as skill', 'skill.id', 'tie.skill_id')
    .select(['skill.id', 'skill.title', 'held.code'])
    .where('held.person_id', '=', personId)
    .where((of) => of.or([of('held.expires_at', 'is', null), of('held.expires_at', '>', now)]))
    .orderBy('held.issued_at')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** All skills of a person: those that they added, and those that only a certificate tells of. */
export async function skillsOfPerson(db: Db, personId: string, now: Date) {
  const [added, proven] = await Promise.all([
    careers(db)
      .selectFrom('careers.person_skills as own')
      .innerJoin('careers.skills as skill', 'skill.id', 'own.skill_id')
      .select(['skill.id', 'skill.title', 'own.level'])
      .where('own.person_id', '=', personId)
      .orderBy('skill.title')
      .execute(),
    provenSkills(db, personId, now),
  ])
  const known = new Set(added.map(({ id }) => id))
  const shown = added.map((skill) => ({
    ...skill,
    isVerified: proven.has(skill.id),
    certificate: proven.get(skill.id)?.code ?? null,
    isAdded: true,
  }))
  const others = [...proven.values()]
    .filter(({ id }) => !known.has(id))
    .map(({ code, ...skill }) => ({
      ...skill,
      ...{ level: null, isVerified: true, certificate: code, isAdded: false },
    }))
  return [
    ...shown.filter(({ isVerified }) => isVerified),
    ...others,
    ...shown.filter((one) => !one.isVerified),
  ]
}

/** The skills that a person shows on their page. */
export async function skillsOfHandle(db: Db, handle: string, now: Date) {
  const person = await careers(db)
    .selectFrom('identity.people')
    .select('id')
    .where('handle', '=', handle.toLowerCase())
    .where('has_left', '=', false)
    .executeTakeFirst()
  const skills = await skillsOfPerson(db, (person ?? refuse('request.not-found')).id, now)
  return wholeList(skills.filter(({ isAdded }) => isAdded))
}

/** Refuses ids that are no skills; fields are no skills that somebody has. */
export async function needSkills(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = await careers(db)
    .selectFrom('careers.skills')
    .select('id')
    .where('id', 'in', [...ids])
    .where('parent_id', 'is not', null)
    .execute()
  if (known.length !== new Set(ids).size) refuse('careers.unknown-skill')
}

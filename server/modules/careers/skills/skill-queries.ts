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

/**
 * The published courses of these skills, the best attended first: those whose certificate proves one, and those of
 * exams that do.
 */
export async function coursesOfSkills(db: Db, skillIds: readonly string[]) {
  const courses = new Map<string, { slug: string; title: string }[]>(skillIds.map((id) => [id, []]))
  if (skillIds.length === 0) return courses
  const { rows } = await sql<{ skill_id: string; slug: string; title: string }>`
    select tie.skill_id, course.slug, course.title
    from (
      select skill_id, course_id from careers.skill_courses where skill_id = any(${[...skillIds]})
      union
      select by_exam.skill_id, exam.course_id from careers.skill_exams as by_exam
      join exams.known_exams as exam on exam.id = by_exam.exam_id
      where by_exam.skill_id = any(${[...skillIds]})
    ) as tie join courses.catalogue as course on course.id = tie.course_id
    where course.state = 'published'
    order by course.learners desc, course.slug`.execute(careers(db))
  for (const { skill_id, ...course } of rows) courses.get(skill_id)?.push(course)
  return courses
}

/** The skills that certificates of a person prove now, each with the code of the newest one. */
async function certifiedSkills(db: Db, personId: string, now: Date) {
  return careers(db)
    .selectFrom('certificates.held_courses as held')
    .innerJoin('careers.skill_courses as tie', 'tie.course_id', 'held.course_id')
    .innerJoin('careers.skills as skill', 'skill.id', 'tie.skill_id')
    .select(['skill.id', 'skill.title', 'held.code'])
    .where('held.person_id', '=', personId)
    .where((of) => of.or([of('held.expires_at', 'is', null), of('held.expires_at', '>', now)]))
    .orderBy('held.issued_at')
    .execute()
}

/** The skills that exams prove which a person passed. */
const examinedSkills = (db: Db, personId: string, now: Date) =>
  careers(db)
    .selectFrom('exams.passed_exams as passed')
    .innerJoin('careers.skill_exams as tie', 'tie.exam_id', 'passed.exam_id')
    .innerJoin('careers.skills as skill', 'skill.id', 'tie.skill_id')
    .innerJoin('exams.known_exams as exam', 'exam.id', 'passed.exam_id')
    .select(['skill.id', 'skill.title', 'exam.title as exam'])
    .where('passed.person_id', '=', personId)
    // What somebody proves does not tell how an exam went before the exam does.
    .where((of) => of.or([of('exam.results_from', 'is', null), of('exam.results_from', '<=', now)]))
    .orderBy('exam.created_at')
    .execute()

interface Proven {
  readonly id: string
  readonly title: string
  /** Of the newest certificate. */
  readonly certificate: string | null
  /** The title of the exam, where no certificate proves the skill. */
  readonly exam: string | null
}

/** The skills of a person that a certificate or a passed exam proves, each with what proves it. */
export async function provenSkills(db: Db, personId: string, now: Date): Promise<Map<string, Proven>> {
  const [certified, examined] = await Promise.all([
    certifiedSkills(db, personId, now),
    examinedSkills(db, personId, now),
  ])
  const byExam = examined.map((row): [string, Proven] => [row.id, { ...row, certificate: null }])
  const byCertificate = certified.map(({ code, ...skill }): [string, Proven] => [
    skill.id,
    { ...skill, certificate: code, exam: null },
  ])
  return new Map([...byExam, ...byCertificate])
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
    certificate: proven.get(skill.id)?.certificate ?? null,
    exam: proven.get(skill.id)?.exam ?? null,
    isAdded: true,
  }))
  const others = [...proven.values()]
    .filter(({ id }) => !known.has(id))
    .map((skill) => ({ ...skill, level: null, isVerified: true, isAdded: false }))
  return [
    ...shown.filter(({ isVerified }) => isVerified),
    ...others,
    ...shown.filter((one) => !one.isVerified),
  ]
}

/** The skills that a person shows on their page. */
export async function skillsOfHandle(db: Db, handle: string, now: Date) {
  const person = await careers(db)
    .selectFrom('identity.people as person')
    .leftJoin('identity.shown_names as shown', 'shown.person_id', 'person.id')
    .select(['person.id', 'shown.name'])
    .where('person.handle', '=', handle.toLowerCase())
    .where('person.has_left', '=', false)
    .executeTakeFirst()
  const { id, name } = person ?? refuse('request.not-found')
  const skills = await skillsOfPerson(db, id, now)
  // The page of a certificate tells its holder's name.
  const shown = name === null ? skills.map((skill) => ({ ...skill, certificate: null })) : skills
  return wholeList(shown.filter(({ isAdded }) => isAdded))
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

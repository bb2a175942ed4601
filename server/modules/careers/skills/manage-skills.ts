import { mostWhole } from '@arvand/contracts/page'
import type * as endpoints from '@arvand/contracts/panel/manage-careers'
import { searchWords } from '@arvand/persian/search-words'
import { type RawBuilder, sql } from 'kysely'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { holdsAll, keyOf } from '#platform/search'
import { wholeList } from '#platform/whole-list'
import { record } from '../audited-acts.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'
import { findSkills } from './skill-queries.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock'>

export async function listManagedSkills(db: Db) {
  const skills = await findSkills(db)
  const [courses, exams] = await Promise.all([
    careers(db)
      .selectFrom('careers.skill_courses as tie')
      .innerJoin('courses.catalogue as course', 'course.id', 'tie.course_id')
      .select(['tie.skill_id', 'course.slug', 'course.title'])
      .orderBy('course.slug')
      .execute(),
    careers(db)
      .selectFrom('careers.skill_exams as tie')
      .innerJoin('exams.known_exams as exam', 'exam.id', 'tie.exam_id')
      .select(['tie.skill_id', 'exam.id', 'exam.title'])
      .orderBy('exam.id')
      .execute(),
  ])
  const of = <Row extends { readonly skill_id: string }>(rows: readonly Row[], skillId: string) =>
    rows.filter(({ skill_id }) => skill_id === skillId).map(({ skill_id: _, ...row }) => row)
  return wholeList(
    skills.map((skill) => ({ ...skill, courses: of(courses, skill.id), exams: of(exams, skill.id) })),
  )
}

const mostSources = 10

/** Courses and exams by which a skill can be proven, found by their titles. */
export async function findSkillSources(db: Db, q: string) {
  const words = searchWords(q)
  if (words.length === 0) return { courses: [], exams: [] }
  const has = (title: RawBuilder<string>) => holdsAll({ title: keyOf(title), all: keyOf(title) }, words)
  const [courses, exams] = await Promise.all([
    careers(db)
      .selectFrom('courses.catalogue as c')
      .select(['c.slug', 'c.title'])
      .where('c.state', '=', 'published')
      .where(has(sql`c.title`))
      .orderBy('c.learners', 'desc')
      .orderBy('c.slug')
      .limit(mostSources)
      .execute(),
    careers(db)
      .selectFrom('exams.known_exams as e')
      .select(['e.id', 'e.title'])
      .where('e.is_published', '=', true)
      .where('e.can_be_passed', '=', true)
      .where(has(sql`e.title`))
      .orderBy('e.created_at', 'desc')
      .orderBy('e.id')
      .limit(mostSources)
      .execute(),
  ])
  return { courses, exams }
}

/** One manager changes the tree at a time. */
const lockTree = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('careers.skills'))`.execute(careers(tx))

/** Makes a skill or a field, or changes its title, its place and its courses. */
export const saveSkill = (
  { db, clock }: Needs,
  { input, actor, caller, request }: Asked<typeof endpoints.saveSkill>,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      await lockTree(tx)
      const { skillId, title, parentId } = input
      const tree = await findSkills(tx)
      const isField = (id: string) => tree.some((one) => one.id === id && one.parentId === null)
      if (skillId === null && tree.length >= mostWhole) refuse('careers.too-many-skills')
      if (skillId !== null && !tree.some(({ id }) => id === skillId)) refuse('careers.unknown-skill')
      if (parentId !== null && (!isField(parentId) || parentId === skillId)) refuse('careers.unknown-skill')
      // A field that holds skills stays a field, so that the tree has two levels.
      if (parentId !== null && tree.some((one) => one.parentId === skillId && skillId !== null))
        refuse('careers.skill-in-use')
      const courseIds = await idsOfCourses(tx, parentId === null ? [] : input.courses)
      const examIds = await needExams(tx, parentId === null ? [] : input.examIds)
      const id = skillId ?? newId()
      await careers(tx)
        .insertInto('careers.skills')
        .values({ id, title, parent_id: parentId, made_at: clock.now() })
        .onConflict((twin) => twin.column('id').doUpdateSet({ title, parent_id: parentId }))
        .execute()
      await careers(tx).deleteFrom('careers.skill_courses').where('skill_id', '=', id).execute()
      const ties = courseIds.map((course_id) => ({ skill_id: id, course_id }))
      if (ties.length > 0) await careers(tx).insertInto('careers.skill_courses').values(ties).execute()
      await careers(tx).deleteFrom('careers.skill_exams').where('skill_id', '=', id).execute()
      const exams = examIds.map((exam_id) => ({ skill_id: id, exam_id }))
      if (exams.length > 0) await careers(tx).insertInto('careers.skill_exams').values(exams).execute()
      const detail = { skillId: id, title, parentId, courses: input.courses, examIds }
      await record(tx, clock, caller, { act: 'skill-saved', personId: null, actor, detail })
      return { skillId: id }
    }),
  )

async function idsOfCourses(tx: Tx, slugs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(slugs)]
  if (wanted.length === 0) return []
  const rows = await careers(tx)
    .selectFrom('courses.catalogue')
    .select('id')
    .where('slug', 'in', wanted)
    .execute()
  if (rows.length !== wanted.length) refuse('careers.unknown-course')
  return rows.map(({ id }) => id)
}

async function needExams(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await careers(tx)
    .selectFrom('exams.known_exams')
    .select('id')
    .where('id', 'in', wanted)
    .where('can_be_passed', '=', true)
    .execute()
  if (rows.length !== wanted.length) refuse('careers.unknown-exam')
  return wanted
}

export const deleteSkill = (
  { db, clock }: Needs,
  { input: { skillId }, actor, caller }: Asked<typeof endpoints.deleteSkill>,
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    await lockTree(tx)
    const { rows } = await sql<{ title: string; used: boolean }>`
      select s.title,
        exists (select from careers.skills as child where child.parent_id = s.id)
        or exists (select from careers.person_skills as own where own.skill_id = s.id)
        or exists (select from careers.job_skills as asked where asked.skill_id = s.id) as used
      from careers.skills as s where s.id = ${skillId} for update
    `.execute(careers(tx))
    const { title, used } = rows[0] ?? refuse('careers.unknown-skill')
    if (used) refuse('careers.skill-in-use')
    await careers(tx).deleteFrom('careers.skills').where('id', '=', skillId).execute()
    const detail = { skillId, title }
    await record(tx, clock, caller, { act: 'skill-removed', personId: null, actor, detail })
    return {}
  })

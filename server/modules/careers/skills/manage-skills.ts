import { mostWhole } from '@arvand/contracts/page'
import type * as endpoints from '@arvand/contracts/panel/manage-careers'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { record } from '../audited-acts.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'
import { coursesOfSkills, findSkills } from './skill-queries.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock'>

export async function listManagedSkills(db: Db) {
  const skills = await findSkills(db)
  const courses = await coursesOfSkills(
    db,
    skills.map(({ id }) => id),
  )
  return wholeList(skills.map((skill) => ({ ...skill, courses: courses.get(skill.id) ?? [] })))
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
      const id = skillId ?? newId()
      await careers(tx)
        .insertInto('careers.skills')
        .values({ id, title, parent_id: parentId, made_at: clock.now() })
        .onConflict((twin) => twin.column('id').doUpdateSet({ title, parent_id: parentId }))
        .execute()
      await careers(tx).deleteFrom('careers.skill_courses').where('skill_id', '=', id).execute()
      const ties = courseIds.map((course_id) => ({ skill_id: id, course_id }))
      if (ties.length > 0) await careers(tx).insertInto('careers.skill_courses').values(ties).execute()
      const detail = { skillId: id, title, parentId, courses: input.courses }
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

import { mostOwnSkills, type SkillLevel } from '@arvand/contracts/careers'
import { type Db, type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'
import { needSkills, skillsOfPerson } from './skill-queries.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock' | 'pages'>

export const listMySkills = async (db: Db, personId: string, now: Date) =>
  wholeList(await skillsOfPerson(db, personId, now))

interface Added {
  readonly skillId: string
  readonly level: SkillLevel
}

/** Adds a skill to what a person shows, or changes its level. */
export async function addSkill({ db, clock, pages }: Needs, personId: string, { skillId, level }: Added) {
  const handle = await transaction(db, async (tx) => {
    await needSkills(tx, [skillId])
    const others = await careers(tx)
      .selectFrom('careers.person_skills')
      .select('skill_id')
      .where('person_id', '=', personId)
      .where('skill_id', '<>', skillId)
      .execute()
    if (others.length >= mostOwnSkills) refuse('careers.too-many-skills')
    await careers(tx)
      .insertInto('careers.person_skills')
      .values({ person_id: personId, skill_id: skillId, level, at: clock.now() })
      .onConflict((twin) => twin.columns(['person_id', 'skill_id']).doUpdateSet({ level }))
      .execute()
    return handleOf(tx, personId)
  })
  dropPageOf(pages, handle)
  return {}
}

export async function removeSkill({ db, pages }: Needs, personId: string, skillId: string) {
  const handle = await transaction(db, async (tx) => {
    const removed = await careers(tx)
      .deleteFrom('careers.person_skills')
      .where('person_id', '=', personId)
      .where('skill_id', '=', skillId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) refuse('careers.unknown-skill')
    return handleOf(tx, personId)
  })
  dropPageOf(pages, handle)
  return {}
}

export async function handleOf(tx: Tx, personId: string): Promise<string | null> {
  const people = careers(tx).selectFrom('identity.people').select('handle')
  return (await people.where('id', '=', personId).executeTakeFirst())?.handle ?? null
}

/** Drops the cached page of a person, which shows their skills. */
export const dropPageOf = (pages: CareersDeps['pages'], handle: string | null): void =>
  void (handle && pages.drop([`person:${handle}`]))

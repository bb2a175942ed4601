import type { Resume, ResumePart } from '@arvand/contracts/careers'
import { findProfile } from '#modules/identity'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { withParts } from '../careers.ts'
import { skillsOfPerson } from '../skills/skill-queries.ts'
import { careers } from '../tables.ts'

/** The whole résumé of a person: their profile, their skills, and what they wrote for it. */
export async function resumeOf(db: Db, personId: string, now: Date): Promise<Resume> {
  const [profile, skills, written] = await Promise.all([
    findProfile(db, { id: personId }),
    skillsOfPerson(db, personId, now),
    careers(db)
      .selectFrom('careers.resumes')
      .select(['headline', 'experience'])
      .where('person_id', '=', personId)
      .executeTakeFirst(),
  ])
  const { name, mobile, email, city, education, biography, links } = profile ?? refuse('request.not-found')
  return {
    ...{ name, mobile, email, city, education, biography, links },
    headline: written?.headline ?? '',
    experience: written?.experience ?? '',
    skills: skills.map(({ isAdded: _, ...skill }) => skill),
  }
}

/** The parts of a person's résumé that are public, and under which name; null: it has no public page. */
export async function publicPartsOf(db: Db, personId: string) {
  const [row, person] = await Promise.all([
    careers(db)
      .selectFrom('careers.resumes')
      .select('public_parts')
      .where('person_id', '=', personId)
      .executeTakeFirst(),
    careers(db).selectFrom('identity.people').select('handle').where('id', '=', personId).executeTakeFirst(),
  ])
  return { publicParts: row?.public_parts ?? null, handle: person?.handle ?? null }
}

/** Shows these parts of a résumé on a public page; null takes the page away. */
export async function publishResume(db: Db, personId: string, parts: readonly ResumePart[] | null) {
  if (parts && (await publicPartsOf(db, personId)).handle === null) refuse('careers.handle-needed')
  const public_parts = parts && [...new Set(parts)]
  await careers(db)
    .insertInto('careers.resumes')
    .values({ person_id: personId, headline: '', experience: '', public_parts })
    .onConflict((twin) => twin.column('person_id').doUpdateSet({ public_parts }))
    .execute()
  return {}
}

/** The public résumé of a person, with the parts that they chose. */
export async function showPublicResume(db: Db, handle: string, now: Date) {
  const row = await careers(db)
    .selectFrom('identity.people as p')
    .innerJoin('careers.resumes as r', 'r.person_id', 'p.id')
    .select(['p.id', 'r.public_parts'])
    .where('p.handle', '=', handle.toLowerCase())
    .where('p.has_left', '=', false)
    .where('r.public_parts', 'is not', null)
    .executeTakeFirst()
  const { id, public_parts } = row ?? refuse('careers.unknown-resume')
  return { resume: withParts(await resumeOf(db, id, now), public_parts ?? [], new Set()) }
}

interface WrittenResume {
  readonly headline: string
  readonly experience: string
}

export async function saveResume(
  db: Db,
  personId: string,
  now: Date,
  { headline, experience }: WrittenResume,
) {
  await careers(db)
    .insertInto('careers.resumes')
    .values({ person_id: personId, headline, experience })
    .onConflict((twin) => twin.column('person_id').doUpdateSet({ headline, experience }))
    .execute()
  return { resume: await resumeOf(db, personId, now) }
}

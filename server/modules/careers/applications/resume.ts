import type { Resume } from '@arvand/contracts/careers'
import { findProfile } from '#modules/identity'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
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

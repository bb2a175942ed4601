import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { PersonalData } from '#plugs/personal-data'
import { careers } from './tables.ts'

/** What a person follows, saved, is told of and invited to. */
async function collectFound(db: Db, personId: string) {
  const tables = careers(db)
  const [followed, saved, alerts, invitations] = await Promise.all([
    tables
      .selectFrom('careers.followers as f')
      .innerJoin('careers.companies as c', 'c.id', 'f.company_id')
      .select(['c.name', 'f.since'])
      .where('f.person_id', '=', personId)
      .orderBy('f.since')
      .execute(),
    tables
      .selectFrom('careers.saved_jobs as s')
      .innerJoin('careers.jobs as j', 'j.id', 's.job_id')
      .select(['j.title as job', 's.at'])
      .where('s.person_id', '=', personId)
      .orderBy('s.at')
      .execute(),
    tables
      .selectFrom('careers.alerts')
      .select(['search', 'made_at'])
      .where('person_id', '=', personId)
      .orderBy('made_at')
      .execute(),
    tables
      .selectFrom('careers.member_invitations as i')
      .innerJoin('careers.companies as c', 'c.id', 'i.company_id')
      .select(['c.name as company', 'i.role', 'i.at'])
      .where('i.person_id', '=', personId)
      .orderBy('i.at')
      .execute(),
  ])
  return { followed, saved, alerts, invitations }
}

/** A person's skills, résumé and applications, and the companies that they run. */
export const careersPersonalData = (clock: Clock): PersonalData => ({
  word: 'careers',
  async collect(db, personId) {
    const tables = careers(db)
    const [skills, resume, companies, applications, notes, messages, found] = await Promise.all([
      tables
        .selectFrom('careers.person_skills as own')
        .innerJoin('careers.skills as s', 's.id', 'own.skill_id')
        .select(['s.title', 'own.level', 'own.at'])
        .where('own.person_id', '=', personId)
        .orderBy('s.title')
        .execute(),
      tables
        .selectFrom('careers.resumes')
        .select(['headline', 'experience', 'public_parts'])
        .where('person_id', '=', personId)
        .executeTakeFirst(),
      tables
        .selectFrom('careers.members as m')
        .innerJoin('careers.companies as c', 'c.id', 'm.company_id')
        .select(['c.name', 'm.role', 'm.since'])
        .where('m.person_id', '=', personId)
        .orderBy('m.since')
        .execute(),
      tables
        .selectFrom('careers.applications as a')
        .innerJoin('careers.jobs as j', 'j.id', 'a.job_id')
        .select(['j.title as job', 'a.letter', 'a.resume', 'a.stage', 'a.at', 'a.withdrawn_at'])
        .where('a.person_id', '=', personId)
        .orderBy('a.at')
        .execute(),
      tables
        .selectFrom('careers.notes')
        .select(['text', 'at'])
        .where('by_id', '=', personId)
        .orderBy('at')
        .execute(),
      tables
        .selectFrom('careers.messages')
        .select(['text', 'at'])
        .where('by_id', '=', personId)
        .orderBy('at')
        .execute(),
      collectFound(db, personId),
    ])
    const written = { applications, notes, messages }
    return { skills, resume: resume ?? null, companies, ...written, ...found }
  },
  async forget(tx, personId) {
    const tables = careers(tx)
    await tables.deleteFrom('careers.applications').where('person_id', '=', personId).execute()
    await tables.deleteFrom('careers.resumes').where('person_id', '=', personId).execute()
    await tables.deleteFrom('careers.person_skills').where('person_id', '=', personId).execute()
    await tables.deleteFrom('careers.blocks').where('person_id', '=', personId).execute()
    await tables.deleteFrom('careers.followers').where('person_id', '=', personId).execute()
    await tables.deleteFrom('careers.saved_jobs').where('person_id', '=', personId).execute()
    await tables.deleteFrom('careers.alerts').where('person_id', '=', personId).execute()
    await tables
      .deleteFrom('careers.member_invitations')
      .where((one) => one.or([one('person_id', '=', personId), one('by_id', '=', personId)]))
      .execute()
    const left = await tables
      .deleteFrom('careers.members')
      .where('person_id', '=', personId)
      .returning('company_id')
      .execute()
    for (const { company_id } of left) {
      // Whoever has been there longest becomes the owner of a company that has none.
      await sql`
        update careers.members set role = 'owner'
        where company_id = ${company_id}
          and not exists (select from careers.members where company_id = ${company_id} and role = 'owner')
          and person_id = (
            select person_id from careers.members where company_id = ${company_id} order by since, person_id limit 1)
      `.execute(tables)
      // Nobody is left to read what people send.
      await sql`
        update careers.jobs set closed_at = ${clock.now()}
        where company_id = ${company_id} and published_at is not null and closed_at is null
          and not exists (select from careers.members where company_id = ${company_id})
      `.execute(tables)
    }
    await tables
      .updateTable('careers.company_changes')
      .set({ by_id: null })
      .where('by_id', '=', personId)
      .execute()
    await tables
      .updateTable('careers.companies')
      .set({ proposed_by: null })
      .where('proposed_by', '=', personId)
      .execute()
  },
})

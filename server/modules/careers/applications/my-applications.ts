import { type Db, transaction } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { whyNotReply } from '../careers.ts'
import { careers } from '../tables.ts'
import { isBlocked } from './apply.ts'
import { movesOf } from './board.ts'
import { messagesOf } from './messages.ts'

const own = (db: Db, personId: string) =>
  careers(db)
    .selectFrom('careers.applications as a')
    .innerJoin('careers.jobs as j', 'j.id', 'a.job_id')
    .innerJoin('careers.companies as c', 'c.id', 'j.company_id')
    .select(['a.id', 'a.stage', 'a.at', 'a.withdrawn_at', 'j.slug', 'j.title'])
    .select(['c.slug as company_slug', 'c.name', 'c.field', 'c.city'])
    .where('a.person_id', '=', personId)

type Row = Awaited<ReturnType<ReturnType<typeof own>['execute']>>[number]

const shown = ({ id, stage, at, withdrawn_at, slug, title, company_slug, name, field, city }: Row) => ({
  ...{ id, stage, at, withdrawnAt: withdrawn_at },
  job: { slug, title, company: { slug: company_slug, name, field, city } },
})

/** A person's applications, the newest first. Uses the index `applications__of_person`. */
export async function listMyApplications(db: Db, personId: string, cursor?: string) {
  const page = await keysetPage(own(db, personId), [desc('a.at', 'instant'), desc('a.id')], cursor)
  return { ...page, items: page.items.map(shown) }
}

export async function showMyApplication(db: Db, personId: string, applicationId: string) {
  const row = await own(db, personId)
    .select(['a.letter', 'a.resume', 'j.company_id'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst()
  if (!row) return refuse('careers.unknown-application')
  const { letter, resume } = row
  const [moves, messages, blocked] = await Promise.all([
    movesOf(db, applicationId),
    messagesOf(db, applicationId),
    isBlocked(db, row.company_id, personId),
  ])
  const written = {
    letter,
    resume,
    moves,
    messages,
    whyNotReply: whyNotReply({ ...row, isBlocked: blocked }),
  }
  return { application: { ...shown(row), ...written } }
}

/** Takes an application back; the company no longer finds it. */
export const withdrawApplication = (db: Db, now: Date, personId: string, applicationId: string) =>
  transaction(db, async (tx) => {
    const row = await careers(tx)
      .selectFrom('careers.applications')
      .select('withdrawn_at')
      .where('id', '=', applicationId)
      .where('person_id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    const { withdrawn_at } = row ?? refuse('careers.unknown-application')
    if (withdrawn_at !== null) refuse('careers.withdrawn')
    await careers(tx)
      .updateTable('careers.applications')
      .set({ withdrawn_at: now })
      .where('id', '=', applicationId)
      .execute()
    return {}
  })

import { type checkIssueList as endpoint, mostListed } from '@arvand/contracts/teacher/certificate-lists'
import { mobilesOfText } from '@arvand/persian/mobiles-of-text'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { CertificatesDeps } from '../deps.ts'
import { entitledAmong } from '../issuing/issued-queries.ts'
import { listsByPerson } from '../limits.ts'
import { certificates, type StoredOutcome } from '../tables.ts'
import { type IssuedItem, needIssuerOf } from '../templates/may-issue.ts'
import { findTemplate } from '../templates/template-queries.ts'
import { findList } from './list-queries.ts'

/** Looks at a list of mobiles: who of them would get a certificate. */
export async function checkIssueList(
  { db, clock, limits }: Pick<CertificatesDeps, 'db' | 'clock' | 'limits'>,
  { input, actor, request }: Pick<Asked<typeof endpoint>, 'input' | 'actor' | 'request'>,
) {
  // Before the transaction, because the rate limit takes a connection of its own.
  await limits.take(listsByPerson, actor.personId)
  return transaction(db, async (tx) => {
    const template = (await findTemplate(tx, input.templateId)) ?? refuse('certificates.unknown-template')
    const item = await needIssuerOf(tx, actor, template, 'certificates.unknown-template')
    return once(tx, clock, request, 'a day', async () => {
      const lines = await linesOf(tx, template.id, item, input.mobiles)
      const id = newId()
      await certificates(tx)
        .insertInto('certificates.issue_lists')
        .values({
          ...{ id, template_id: template.id, by_id: actor.personId, state: 'checked' },
          ...{ lines: lines.length, at: clock.now() },
        })
        .execute()
      await storeLines(tx, id, lines)
      const list = await findList(tx, actor.personId, id)
      if (!list) throw new Error('the list that was just stored is not there')
      return { list }
    })
  })
}

interface Line {
  readonly given: string
  readonly personId: string | null
  readonly outcome: StoredOutcome
}

async function linesOf(tx: Tx, templateId: string, item: IssuedItem, text: string): Promise<Line[]> {
  const given = mobilesOfText(text)
  if (!given.some(({ mobile }) => mobile)) refuse('certificates.no-mobiles')
  if (given.length > mostListed) refuse('certificates.too-many-mobiles')
  const people = await ownersOf(
    tx,
    given.flatMap(({ mobile }) => mobile ?? []),
  )
  const ids = [...new Set(people.values())]
  const [entitled, holders] = await Promise.all([
    ids.length > 0 ? entitledAmong(tx, item, ids) : new Map<string, string>(),
    holdersAmong(tx, templateId, ids),
  ])
  const seen = new Set<string>()
  return given.map(({ given: typed, mobile }) => {
    if (mobile === null) return { given: typed, personId: null, outcome: 'not-mobile' }
    if (seen.has(mobile)) return { given: typed, personId: null, outcome: 'repeated' }
    seen.add(mobile)
    const owner = people.get(mobile)
    // Whether somebody else has an account is not told.
    if (owner === undefined || !entitled.has(owner))
      return { given: typed, personId: null, outcome: 'not-entitled' }
    return { given: typed, personId: owner, outcome: holders.has(owner) ? 'has-one' : 'ready' }
  })
}

async function ownersOf(db: Db, mobiles: readonly string[]): Promise<Map<string, string>> {
  const rows = await certificates(db)
    .selectFrom('identity.contacts')
    .select(['person_id', 'mobile'])
    .where('mobile', '=', sql<string>`any(${mobiles}::text[])`)
    .execute()
  return new Map(rows.flatMap(({ person_id, mobile }) => (mobile ? [[mobile, person_id] as const] : [])))
}

/** Who of these people has a certificate that stands. */
async function holdersAmong(db: Db, templateId: string, people: readonly string[]): Promise<Set<string>> {
  const rows = await certificates(db)
    .selectFrom('certificates.certificates')
    .select('person_id')
    .where('template_id', '=', templateId)
    .where('person_id', '=', sql<string>`any(${people}::uuid[])`)
    .where('revoked_at', 'is', null)
    .where('renewed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

async function storeLines(tx: Tx, listId: string, lines: readonly Line[]): Promise<void> {
  await sql`
    insert into certificates.issue_list_lines (list_id, line, given, person_id, outcome)
    select ${listId}, o.line, o.given, o.person_id, o.outcome
    from unnest(
      ${lines.map(({ given }) => given)}::text[],
      ${lines.map(({ personId }) => personId)}::uuid[],
      ${lines.map(({ outcome }) => outcome)}::text[]
    ) with ordinality as o (given, person_id, outcome, line)
  `.execute(certificates(tx))
}

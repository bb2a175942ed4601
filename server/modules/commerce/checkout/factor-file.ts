import { join } from 'node:path'
import type { exportAnyFactor as endpoint } from '@arvand/contracts/panel/checkout'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { renderDocument } from '#platform/documents'
import type { TextFile } from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { linkToDownload } from '../downloads/routes.ts'
import { type Factor, findFactors, findMyFactor } from '../factors/factor-queries.ts'
import { factorDocument } from './factor-document.ts'
import { printed } from './print-factor.ts'

type LinkDeps = Pick<CommerceDeps, 'db' | 'clock' | 'secret'>

const template = join(import.meta.dirname, 'factor.typ')

/** A link to a paid factor of the caller as PDF; another person's is unknown. */
export async function linkToFactor(
  deps: LinkDeps,
  { personId, sessionId }: Pick<Actor, 'personId' | 'sessionId'>,
  factorId: string,
) {
  return linkTo(deps, sessionId, await findMyFactor(deps.db, personId, factorId))
}

/** A link to anybody's paid factor, for managers of finance; written to the audit log. */
export async function linkToAnyFactor(
  deps: LinkDeps,
  { input: { factorId }, actor, caller }: Asked<typeof endpoint>,
) {
  const factor = await findAny(deps.db, factorId)
  const link = linkTo(deps, actor.sessionId, factor)
  const detail = { what: 'factor', number: factor?.number }
  const personId = factor?.person_id ?? null
  await record(deps.db, deps.clock, caller, { act: 'finance-exported', personId, actor, detail })
  return link
}

const findAny = async (db: Db, id: string): Promise<Factor | undefined> => (await findFactors(db, [id]))[0]

function linkTo({ clock, secret }: LinkDeps, sessionId: string, factor: Factor | undefined) {
  if (!factor) return refuse('commerce.unknown-factor')
  // What is not paid has no number and is no invoice.
  refuseIf(factor.number === null ? 'commerce.not-paid' : null)
  return linkToDownload({ clock, secret }, sessionId, { what: 'factor', of: factor.id, format: 'pdf' })
}

/** The PDF at such a link, for the factor's buyer and for managers of finance. */
export async function factorFile(
  deps: Pick<CommerceDeps, 'db' | 'clock' | 'sellables'>,
  actor: Pick<Actor, 'scopes' | 'personId'>,
  of: string,
): Promise<TextFile> {
  const factor = await findAny(deps.db, of)
  const isTheirs = factor?.person_id === actor.personId || actor.scopes.has('finance')
  if (!factor?.number || !isTheirs) return refuse('request.not-found')
  const data = factorDocument(await printed(deps, deps.db, factor))
  const text = await renderDocument({ template, data, format: 'pdf' })
  return { title: data.title, file: `factor-${factor.number}`, text }
}

import { mostWhole } from '@arvand/contracts/page'
import type * as contract from '@arvand/contracts/panel/manage-tools'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { record } from '../audited-acts.ts'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'
import { addressesOf, deploymentId } from './claims.ts'

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'outside'>

export async function listTools({ db, publicUrl }: Pick<InteropDeps, 'db' | 'publicUrl'>) {
  const rows = await interop(db)
    .selectFrom('interop.tools')
    .selectAll()
    .orderBy('title')
    .orderBy('id')
    .limit(mostWhole)
    .execute()
  const { issuer, authorizeUrl, keysetUrl, tokenUrl } = addressesOf(publicUrl)
  const items = rows.map((row) => ({
    ...{ id: row.id, title: row.title, loginUrl: row.login_url, launchUrl: row.launch_url },
    ...{ redirectUrl: row.redirect_url, keysetUrl: row.keyset_url, sharesName: row.shares_name },
    ...{ isClosed: row.closed_at !== null, revision: row.revision },
  }))
  return { ...wholeList(items), platform: { issuer, deploymentId, authorizeUrl, keysetUrl, tokenUrl } }
}

type Registered = Pick<
  Asked<typeof contract.addTool>['input'],
  'title' | 'loginUrl' | 'launchUrl' | 'redirectUrl' | 'keysetUrl' | 'sharesName'
>

const columnsOf = ({ title, loginUrl, launchUrl, redirectUrl, keysetUrl, sharesName }: Registered) => ({
  ...{ title, login_url: loginUrl, launch_url: launchUrl },
  ...{ redirect_url: redirectUrl, keyset_url: keysetUrl, shares_name: sharesName },
})

function refuseUnasked({ outside }: Pick<Deps, 'outside'>, { keysetUrl }: Registered): void {
  if (!outside.mayAsk(new URL(keysetUrl))) refuse('interop.address-not-asked')
}

export function addTool(deps: Deps, { input, actor, caller, request }: Asked<typeof contract.addTool>) {
  const { db, clock } = deps
  refuseUnasked(deps, input)
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { count } = await interop(tx)
        .selectFrom('interop.tools')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= mostWhole) return refuse('interop.too-many-tools')
      const id = newId()
      await interop(tx)
        .insertInto('interop.tools')
        .values({ id, ...columnsOf(input), made_at: clock.now(), closed_at: null })
        .execute()
      const detail = { toolId: id, title: input.title, launchUrl: input.launchUrl }
      await record(tx, clock, caller, { act: 'tool-added', personId: null, actor, detail })
      return { toolId: id }
    }),
  )
}

export function saveTool(deps: Deps, { input, actor, caller }: Asked<typeof contract.saveTool>) {
  const { db, clock } = deps
  const { toolId, revision, ...registered } = input
  refuseUnasked(deps, registered)
  return transaction(db, async (tx) => {
    const saved = await interop(tx)
      .updateTable('interop.tools')
      .set({ ...columnsOf(registered), revision: revision + 1 })
      .where('id', '=', toolId)
      .where('revision', '=', revision)
      .returning('id')
      .executeTakeFirst()
    if (!saved)
      return refuse((await isKnown(tx, toolId)) ? 'interop.saved-meanwhile' : 'interop.unknown-tool')
    const detail = { toolId, title: registered.title, launchUrl: registered.launchUrl }
    await record(tx, clock, caller, { act: 'tool-saved', personId: null, actor, detail })
    return {}
  })
}

export const closeTool = (
  { db, clock }: Omit<Deps, 'outside'>,
  { input, actor, caller }: Asked<typeof contract.closeTool>,
) =>
  transaction(db, async (tx) => {
    const { toolId, isClosed } = input
    const changed = await interop(tx)
      .updateTable('interop.tools')
      .set({ closed_at: isClosed ? clock.now() : null })
      .where('id', '=', toolId)
      .where('closed_at', isClosed ? 'is' : 'is not', null)
      .returning('title')
      .executeTakeFirst()
    if (!changed) return (await isKnown(tx, toolId)) ? {} : refuse('interop.unknown-tool')
    const act = isClosed ? 'tool-closed' : 'tool-opened'
    await record(tx, clock, caller, { act, personId: null, actor, detail: { toolId, ...changed } })
    return {}
  })

const isKnown = async (db: Db, id: string): Promise<boolean> =>
  (await interop(db).selectFrom('interop.tools').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

import type * as endpoints from '@arvand/contracts/panel/manage-site'
import { ownsFiles, publishFiles } from '#modules/media'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from './audited-acts.ts'
import type { SettingsDeps } from './deps.ts'
import { findSite, showManagedSite, siteChanged } from './site.ts'
import { logoUse } from './site-logo.ts'
import { settings } from './tables.ts'

/** The tag of what every page shows of the site. */
const siteTag = 'site'

/** Changes the name, colours and logo of the site; the audit log gets the old values and the new ones. */
export async function changeSite(
  { db, clock, pages, broadcast }: SettingsDeps,
  { input, actor, caller }: Asked<typeof endpoints.changeSite>,
) {
  const { name, palette, logoFileId, revision } = input
  const reply = await transaction(db, async (tx) => {
    const before = await findSite(tx)
    const isNew = logoFileId !== null && logoFileId !== before.logo_file_id
    if (isNew) refuseIf(await ownsFiles(tx, actor.personId, [logoFileId], [logoUse.name]))
    const wished = { name, palette, logo_file_id: logoFileId }
    const changed = await settings(tx)
      .updateTable('settings.site')
      .set({ ...wished, revision: revision + 1, changed_at: clock.now() })
      .where('revision', '=', revision)
      .returning('revision')
      .executeTakeFirst()
    if (!changed) refuse('settings.changed-meanwhile')
    if (isNew) await publishFiles(tx, [logoFileId], true)
    const { revision: _, ...old } = before
    const change = old.name === name ? {} : { change: `نام سایت: از «${old.name}» به «${name}»` }
    const detail = { before: old, after: wished, ...change }
    await record(tx, clock, caller, { act: 'site-changed', personId: null, actor, detail })
    return showManagedSite(tx)
  })
  await broadcast.say(siteChanged, {})
  await pages.drop([siteTag])
  return reply
}

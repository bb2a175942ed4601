import type { Input } from '@arvand/contracts/endpoint'
import type * as endpoints from '@arvand/contracts/panel/settings'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import { findChanged, storeSetting } from '#platform/settings'
import { record } from './audited-acts.ts'
import type { SettingsDeps } from './deps.ts'
import { settingReply } from './list-settings.ts'
import { changeText, whyNotValue } from './setting.ts'

interface Change extends Pick<Asked<typeof endpoints.resetSetting>, 'actor' | 'caller'> {
  readonly input: Input<typeof endpoints.resetSetting> & { readonly value?: number }
}

/** Gives a setting a value, or its default when the request names none; the audit log gets the old and the new one. */
export async function changeSetting(deps: SettingsDeps, { input, actor, caller }: Change) {
  const { db, clock, pages, settings } = deps
  const plug = settings.find(({ module }) => module === input.module)
  const setting = plug?.settings.find(({ name }) => name === input.name) ?? refuse('settings.unknown')
  const { value: wished, revision } = input
  const wrong = wished === undefined ? null : whyNotValue(setting, wished)
  if (wrong) refuse('request.invalid', { fields: { value: wrong } })
  const value = wished === undefined || wished === setting.default ? null : wished
  const reply = await transaction(db, async (tx) => {
    const known = await findChanged(tx, setting)
    const change = { value, revision, at: clock.now() }
    if ((known?.revision ?? 0) !== revision) refuse('settings.changed-meanwhile')
    if ((known?.value ?? null) === value) return settingReply(setting, known)
    if (!(await storeSetting(tx, setting, change))) refuse('settings.changed-meanwhile')
    const [before, after] = [known?.value ?? setting.default, value ?? setting.default]
    const { module, name } = setting
    await record(tx, clock, caller, {
      act: value === null ? 'setting-reset' : 'setting-changed',
      personId: null,
      actor,
      detail: { module, name, before, after, change: changeText(setting, before, after) },
    })
    return settingReply(setting, { value, revision: revision + 1, changed_at: change.at })
  })
  if (plug?.shownOn) await pages.drop(plug.shownOn)
  return { setting: reply }
}

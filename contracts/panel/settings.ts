import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { wholeOf } from '../page.ts'
import { settingUnits } from '../setting-words.ts'

/** Values with limits that modules offer, for managers of settings. Money is rials. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'settings' } as const

const key = z.string().min(1).max(60)

const setting = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  unit: z.enum(settingUnits),
  value: z.int(),
  default: z.int(),
  least: z.int(),
  most: z.int(),
  /** How often it was changed; a change names the one that it was made from. */
  revision: z.int(),
  changedAt: instant.nullable(),
})

export const listSettings = endpoint({
  ...managers,
  path: 'manage/settings/list',
  whole: true,
  prose: 'Every value that a manager may change, by module, with its default and limits.',
  body: z.strictObject({}),
  reply: wholeOf(z.object({ module: z.string(), title: z.string(), settings: z.array(setting) })),
  errors: [],
})

const named = { module: key, name: key, revision: z.int().min(0) }

export const changeSetting = endpoint({
  ...managers,
  path: 'manage/settings/change',
  prose: 'Gives a setting another value, from now on. Written down.',
  body: z.strictObject({ ...named, value: z.int() }),
  reply: z.object({ setting }),
  errors: ['settings.unknown', 'settings.changed-meanwhile'],
})

export const resetSetting = endpoint({
  ...managers,
  path: 'manage/settings/reset',
  prose: 'Gives a setting its default again. Written down.',
  body: z.strictObject(named),
  reply: z.object({ setting }),
  errors: ['settings.unknown', 'settings.changed-meanwhile'],
})

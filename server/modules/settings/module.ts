import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { settingsActs } from './audited-acts.ts'
import type { SettingsDeps } from './deps.ts'
import { manageRoutes } from './routes/manage.ts'

/** Values that managers may change. */
export const settingsModule = (deps: SettingsDeps): Module => ({
  name: 'settings',
  routes: manageRoutes(deps),
})

export const settingsOffer = (deps: Omit<SettingsDeps, 'settings'>): Offer<'settings'> => ({
  module: ({ settings }) => settingsModule({ ...deps, settings }),
  auditedActs: [settingsActs],
})

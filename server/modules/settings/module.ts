import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { settingsActs } from './audited-acts.ts'
import type { SettingsDeps } from './deps.ts'
import { homeRoutes } from './routes/home.ts'
import { manageRoutes } from './routes/manage.ts'
import { logoFiles, logoUse } from './site-logo.ts'

/** Values that managers may change, and what the site is called. */
export const settingsModule = (deps: SettingsDeps): Module => ({
  name: 'settings',
  routes: [...manageRoutes(deps), ...homeRoutes(deps)],
})

export const settingsOffer = (deps: Omit<SettingsDeps, 'settings'>): Offer<'settings'> => ({
  module: ({ settings }) => settingsModule({ ...deps, settings }),
  auditedActs: [settingsActs],
  fileUsers: [logoFiles(deps)],
  fileUses: [logoUse],
})

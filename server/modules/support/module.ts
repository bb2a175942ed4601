import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { ticketsWaiting } from './attention.ts'
import type { SupportDeps } from './deps.ts'
import { homeRoutes } from './routes/home.ts'
import { supportRoutes } from './routes/support.ts'
import { supportPersonalData } from './support-personal-data.ts'

/** What people write to support. */
export const supportModule = (deps: SupportDeps): Module => ({
  name: 'support',
  routes: [...homeRoutes(deps), ...supportRoutes(deps)],
})

export const supportOffer = (deps: SupportDeps): Offer => ({
  module: () => supportModule(deps),
  attention: [ticketsWaiting(deps.db)],
  personalData: [supportPersonalData],
})

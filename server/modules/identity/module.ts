import type { Module } from '#platform/module'
import type { AuditedActs } from '#plugs/audited-acts'
import type { PersonalData } from '#plugs/personal-data'
import type { Config } from '#server/config'
import { authenticationClient } from './authentication-client/standard-routes.ts'
import { identityWorkers } from './jobs.ts'
import type { IdentityParts } from './parts.ts'
import { linkedAccountRoutes } from './routes/linked-accounts.ts'
import { ownDataRoutes } from './routes/own-data.ts'
import { peopleRoutes } from './routes/people.ts'
import { profileRoutes } from './routes/profile.ts'
import { securityRoutes } from './routes/security.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { teachingRoutes } from './routes/teaching.ts'

export interface IdentityModuleParts extends IdentityParts {
  readonly config: Pick<Config, 'publicUrl' | 'google'>
  /** What other modules keep of a person. */
  readonly personalData?: readonly PersonalData[]
  /** What each module writes down. */
  readonly audited: readonly AuditedActs[]
}

/** People, sign-in, sessions and profiles. */
export function identityModule(parts: IdentityModuleParts): Module {
  return {
    name: 'identity',
    routes: [
      ...signInRoutes(parts),
      ...profileRoutes(parts),
      ...securityRoutes(parts),
      ...linkedAccountRoutes(parts),
      ...teachingRoutes(parts),
      ...peopleRoutes(parts, Object.assign({}, ...parts.audited)),
      ...ownDataRoutes(parts, parts.personalData ?? []),
    ],
    workers: identityWorkers(parts),
    fillDemo: async (scale) => (await import('./demo/fill-demo.ts')).fillDemo(parts.db, parts.clock, scale),
    standardRoutes: authenticationClient(parts, parts.config),
  }
}

import type { Module } from '#platform/module'
import type { Config } from '#server/config'
import { authenticationClient } from './authentication-client/standard-routes.ts'
import { fillDemo } from './demo/fill-demo.ts'
import { identityWorkers } from './jobs.ts'
import type { PersonalData } from './own-data/personal-data.ts'
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
      ...peopleRoutes(parts),
      ...ownDataRoutes(parts, parts.personalData ?? []),
    ],
    workers: identityWorkers(parts),
    fillDemo: (scale) => fillDemo(parts.db, parts.clock, scale),
    standardRoutes: authenticationClient(parts, parts.config),
  }
}

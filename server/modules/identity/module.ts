import type { ExportDeps } from '#platform/exports'
import type { Module } from '#platform/module'
import type { AuditedActs } from '#plugs/audited-acts'
import type { MobileProved } from '#plugs/mobile-proved'
import type { PersonalData } from '#plugs/personal-data'
import { authenticationClient } from './authentication-client/standard-routes.ts'
import type { IdentityDeps } from './deps.ts'
import { identityWorkers } from './jobs.ts'
import { peopleDownloads } from './manage-people/export-people.ts'
import { linkedAccountRoutes } from './routes/linked-accounts.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { chosenPeopleRoutes, peopleRoutes } from './routes/people.ts'
import { personalDataRoutes } from './routes/personal-data.ts'
import { profileRoutes } from './routes/profile.ts'
import { securityRoutes } from './routes/security.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { teachingRoutes } from './routes/teaching.ts'

export interface IdentityModuleDeps extends IdentityDeps, Pick<ExportDeps, 'whoIs'> {
  /** The personal data in other modules. */
  readonly personalData?: readonly PersonalData[]
  /** Called when a person proves a mobile. */
  readonly proved?: readonly MobileProved[]
  /** The audited acts of each module. */
  readonly audited: readonly AuditedActs[]
}

/** People, sign-in, sessions and profiles. */
export function identityModule(deps: IdentityModuleDeps): Module {
  return {
    name: 'identity',
    routes: [
      ...signInRoutes(deps),
      ...profileRoutes(deps),
      ...securityRoutes(deps),
      ...linkedAccountRoutes(deps),
      ...passkeyRoutes(deps),
      ...teachingRoutes(deps),
      ...peopleRoutes(deps, Object.assign({}, ...deps.audited)),
      ...chosenPeopleRoutes(deps),
      ...personalDataRoutes(deps, deps.personalData ?? []),
    ],
    workers: identityWorkers(deps, deps.proved ?? []),
    standardRoutes: (app) => {
      authenticationClient(deps, deps.config)(app)
      peopleDownloads({ ...deps, publicUrl: deps.config.publicUrl })(app)
    },
  }
}

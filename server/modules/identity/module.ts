import type { ExportDeps } from '#platform/exports'
import type { Module } from '#platform/module'
import type { AuditedActs } from '#plugs/audited-acts'
import type { MobileProved } from '#plugs/mobile-proved'
import type { Offer } from '#plugs/offer'
import type { PersonalData } from '#plugs/personal-data'
import { identityActs } from './audit/audited-acts.ts'
import { authenticationClient } from './authentication-client/standard-routes.ts'
import { avatarFiles } from './avatar.ts'
import type { IdentityDeps } from './deps.ts'
import { identityNoticeTypes } from './identity-notice-types.ts'
import { identitySettingsPlug } from './identity-settings.ts'
import { identityWorkers } from './jobs.ts'
import { peopleDownloads, peopleTable } from './manage-people/export-people.ts'
import { searchPeople } from './manage-people/search-people.ts'
import { namesOf } from './people/names-of.ts'
import { linkedAccountRoutes } from './routes/linked-accounts.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { chosenPeopleRoutes, importRoutes, peopleRoutes } from './routes/people.ts'
import { personalDataRoutes } from './routes/personal-data.ts'
import { profileRoutes } from './routes/profile.ts'
import { recoveredRoutes } from './routes/recovered.ts'
import { securityRoutes } from './routes/security.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { teachingRoutes } from './routes/teaching.ts'
import { applicationsWaiting } from './teaching/applications-waiting.ts'
import { applicationTable } from './teaching/export-applications.ts'

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
      ...recoveredRoutes(deps),
      ...teachingRoutes(deps),
      ...peopleRoutes(deps, Object.assign({}, ...deps.audited)),
      ...chosenPeopleRoutes(deps),
      ...importRoutes(deps),
      ...personalDataRoutes(deps, deps.personalData ?? []),
    ],
    workers: identityWorkers(deps, deps.proved ?? []),
    standardRoutes: (app) => {
      authenticationClient(deps, deps.config)(app)
      peopleDownloads({ ...deps, publicUrl: deps.config.publicUrl })(app)
    },
  }
}

export const identityOffer = (
  deps: Omit<IdentityModuleDeps, 'personalData' | 'proved' | 'audited'>,
): Offer<'auditedActs' | 'mobileProved' | 'personalData'> => ({
  module: ({ auditedActs, mobileProved, personalData }) =>
    identityModule({ ...deps, audited: auditedActs, proved: mobileProved, personalData }),
  attention: [applicationsWaiting(deps.db)],
  auditedActs: [identityActs],
  exportTables: [applicationTable, peopleTable],
  fileUsers: [avatarFiles],
  namesOf,
  noticeTypes: [identityNoticeTypes],
  searchSources: [searchPeople(deps.db)],
  settings: [identitySettingsPlug],
})

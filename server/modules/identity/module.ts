import type { Module } from '#platform/module'
import type { Config } from '#server/config'
import { authenticationClient } from './authentication-client/standard-routes.ts'
import { fillDemo } from './demo/fill-demo.ts'
import { identityWorkers } from './jobs.ts'
import type { IdentityParts } from './parts.ts'
import { profileRoutes } from './routes/profile.ts'
import { securityRoutes } from './routes/security.ts'
import { signInRoutes } from './routes/sign-in.ts'

export interface IdentityModuleParts extends IdentityParts {
  readonly config: Pick<Config, 'publicUrl' | 'google'>
}

/** People, sign-in, sessions and profiles. */
export function identityModule(parts: IdentityModuleParts): Module {
  return {
    name: 'identity',
    routes: [...signInRoutes(parts), ...profileRoutes(parts), ...securityRoutes(parts)],
    workers: identityWorkers(parts),
    fillDemo: (scale) => fillDemo(parts.db, parts.clock, scale),
    standardRoutes: authenticationClient(parts, parts.config),
  }
}

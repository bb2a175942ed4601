import type { Module } from '#platform/module'
import { identityWorkers } from './jobs.ts'
import type { IdentityParts } from './parts.ts'
import { profileRoutes } from './routes/profile.ts'
import { securityRoutes } from './routes/security.ts'
import { signInRoutes } from './routes/sign-in.ts'

/** People, sign-in, sessions and profiles. */
export function identityModule(parts: IdentityParts): Module {
  return {
    name: 'identity',
    routes: [...signInRoutes(parts), ...profileRoutes(parts), ...securityRoutes(parts)],
    workers: identityWorkers(parts),
  }
}

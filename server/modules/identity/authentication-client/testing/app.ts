import type { Platform } from '#server/modules'
import { anApp } from '../../../../testing/app.ts'
import { findSession } from '../../sessions/find-session.ts'
import { authenticationClient } from '../standard-routes.ts'

/** The app with nothing but the authentication client's addresses. */
export const anAuthApp = (settings: Readonly<Record<string, string>> = {}) => anApp(settings, assemble)

export const assemble = (platform: Platform) => ({
  modules: [{ name: 'identity', standardRoutes: authenticationClient(platform, platform.config) }],
  whoIs: async (token: string) => (await findSession(platform.db, platform.clock, token))?.actor ?? null,
})

import type { FastifyInstance } from 'fastify'
import { ourOrigin } from '#platform/http/our-origin'
import { sessionCookieFor } from '#platform/http/session-cookie'
import type { Config } from '#server/config'
import type { IdentityDeps } from '../deps.ts'
import { openProvider, type Provider } from '../google/provider.ts'
import { addAuthenticationClient } from './authentication-client.ts'
import { clientCookiesFor } from './client-cookies.ts'
import { csrfBy } from './csrf.ts'
import { type PublicAddresses, publicAddresses } from './public-addresses.ts'

/** Serves `/api/auth/*`. Google is offered only if its two settings are set. */
export const authenticationClient =
  (deps: IdentityDeps, { publicUrl, google }: Pick<Config, 'publicUrl' | 'google'>) =>
  (app: FastifyInstance): void => {
    const addresses = publicAddresses(publicUrl)
    const providers = google ? [googleBy(google, addresses)] : []
    addAuthenticationClient(app, {
      ...deps,
      addresses,
      origin: addresses.origin,
      csrf: csrfBy(deps.secret),
      cookies: clientCookiesFor(publicUrl),
      sessionCookie: sessionCookieFor(publicUrl),
      isOurOrigin: ourOrigin(publicUrl),
      providers: new Map(providers.map((provider) => [provider.id, provider])),
    })
  }

const googleBy = (google: NonNullable<Config['google']>, addresses: PublicAddresses): Provider =>
  openProvider({
    ...google,
    id: 'google',
    name: 'گوگل',
    redirectUri: addresses.action('callback/google'),
  })

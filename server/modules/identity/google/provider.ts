import { parseEmail } from '@arvand/persian/email'
import * as oidc from 'openid-client'

/** The person as a provider identifies them. */
export interface ProviderPerson {
  readonly issuer: string
  /** The issuer's id of the person; it never changes and is never given to somebody else. */
  readonly subject: string
  /** Null unless the provider has verified it. */
  readonly email: string | null
  readonly name: string | null
}

/** Values that an encrypted cookie holds while the browser is at the provider. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** An OpenID Connect provider. */
export interface Provider {
  readonly id: string
  readonly name: string
  /** The authorization address. `extras` are query parameters from the caller, passed on unchanged. */
  authorizationUrl(checks: Checks, extras: Readonly<Record<string, string>>): Promise<URL>
  /** Throws when state, nonce, PKCE, the code or the signature is not valid. */
  exchangeCode(answered: URL, checks: Checks): Promise<ProviderPerson>
}

export interface ProviderSettings {
  readonly id: string
  readonly name: string
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
  /** Where the provider sends the browser back: absolute. */
  readonly redirectUri: string
}

const secondsToWait = 10

export function openProvider(settings: ProviderSettings): Provider {
  let found: Promise<oidc.Configuration> | null = null
  const configuration = (): Promise<oidc.Configuration> => {
    found ??= discover(settings).catch((error) => {
      found = null
      throw error
    })
    return found
  }
  return {
    id: settings.id,
    name: settings.name,
    async authorizationUrl({ state, nonce, verifier }, extras) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        ...extras,
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
    },
    async exchangeCode(answered, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), answered, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no identity')
      return personIn(claims)
    },
  }
}

export const makeChecks = (): Checks => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
})

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  // Only a provider on this machine, which is a fake of a test, may be reached without TLS.
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(issuer.hostname)
  const insecure = issuer.protocol === 'http:' && isLoopback ? [oidc.allowInsecureRequests] : []
  // Checks the signature of the id token too; the library by itself would trust the TLS connection.
  const execute = [oidc.enableNonRepudiationChecks, ...insecure]
  return oidc.discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: secondsToWait })
}

function personIn(claims: oidc.IDToken): ProviderPerson {
  const { iss, sub, email, email_verified, name } = claims
  return {
    issuer: iss,
    subject: sub,
    email: email_verified === true && typeof email === 'string' ? parseEmail(email) : null,
    name: typeof name === 'string' ? name : null,
  }
}

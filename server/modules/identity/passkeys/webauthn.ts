import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Config } from '#server/config'

/** The library with its certificate formats is loaded when the first passkey comes. */
export const webauthn = () => import('@simplewebauthn/server')

/** Passkeys belong to the host of our address and work on no other. */
export const siteOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  expectedOrigin: publicUrl.origin,
  expectedRPID: publicUrl.hostname,
  requireUserVerification: true,
})

/** Texts of a browser as the library names them; it passes unknown ones on to browsers alone. */
export const transportsOf = (texts: readonly string[]) => texts as AuthenticatorTransport[]

/** What the library throws for an answer that does not fit is no more than «no» here. */
export const orNull = <T>(verifying: Promise<T>): Promise<T | null> => verifying.catch(() => null)

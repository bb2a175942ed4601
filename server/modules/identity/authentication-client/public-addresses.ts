export type Parameters = Readonly<Record<string, string | undefined>>

/** Absolute addresses of this app, for answers of the authentication client. Leaves out parameters without a value. */
export interface PublicAddresses {
  readonly origin: string
  /**
   * Absolute, as the client wants it: `action('callback/google')` → `https://arvand.example/api/auth/callback/google`.
   * It comes from the settings, never from a Host header, so that nobody can have people sent elsewhere.
   */
  action(path: string, parameters?: Parameters): string
}

export const publicAddresses = (publicUrl: URL): PublicAddresses => ({
  origin: publicUrl.origin,
  action: (path, parameters) => publicUrl.origin + withParameters(`/api/auth/${path}`, parameters),
})

/** `withParameters('/auth/sign-in', { error })` */
export function withParameters(path: string, parameters: Parameters = {}): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

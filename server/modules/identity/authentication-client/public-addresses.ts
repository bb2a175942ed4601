export type Parameters = Readonly<Record<string, string | undefined>>

/**
 * Absolute addresses of ourselves. They come from the public address of the settings, never from a Host header,
 * so that nobody can have people sent elsewhere.
 */
export interface PublicAddresses {
  readonly origin: string
  /** `action('callback/google')` → `https://arvand.example/api/auth/callback/google` */
  action(path: string, parameters?: Parameters): string
  /** `page('auth/sign-in', { error })`; parameters without a value are left out. */
  page(path: string, parameters?: Parameters): string
}

export function publicAddresses(publicUrl: URL): PublicAddresses {
  const { origin } = publicUrl
  const page = (path: string, parameters: Parameters = {}): string => {
    const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const query = new URLSearchParams(given).toString()
    return `${origin}/${path}${query && `?${query}`}`
  }
  return { origin, page, action: (path, parameters) => page(`api/auth/${path}`, parameters) }
}

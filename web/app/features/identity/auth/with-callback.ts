type Query = Readonly<Record<string, string | null>>

/** The address of another page of the door that keeps the return address. */
export function withCallback(path: string, callbackUrl: string | null, more: Query = {}): string {
  const given = Object.entries({ ...more, callbackUrl }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The address of a first step: by a code, or by the password. */
export const firstAddress = (path: string, callbackUrl: string | null, byPassword: boolean): string =>
  withCallback(path, callbackUrl, { by: byPassword ? 'password' : null })

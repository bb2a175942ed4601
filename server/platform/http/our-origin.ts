const loopbacks = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an Origin header names our own site. The public address comes from the settings, never from the Host header;
 * on a developer's machine all names of the loopback count as the same site.
 */
export function ourOrigin(publicUrl: URL): (origin: string | undefined) => boolean {
  const origins = new Set([publicUrl.origin])
  if (loopbacks.includes(publicUrl.hostname)) {
    for (const name of loopbacks)
      origins.add(`${publicUrl.protocol}//${name}${publicUrl.port && `:${publicUrl.port}`}`)
  }
  return (origin) => origin !== undefined && origins.has(origin)
}

const longest = 2000

/**
 * Where a person may be sent after signing in or out: a path or an address of our own origin stays as it is, any
 * other address becomes our origin. Null if it is no http(s) address at all (facts.md A6).
 */
export function callbackUrlOf(given: string, origin: string): string | null {
  const isPath = given.startsWith('/')
  // Concatenated and not resolved, so that «//elsewhere» becomes a path of ours and not another host.
  const address = isPath ? origin + given : given
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.origin !== origin || url.username || url.password || url.href.length > longest) return origin
  return url.href === `${given}/` ? given : url.href
}

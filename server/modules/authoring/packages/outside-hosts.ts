const mostHosts = 20
/** Far more than a hand-written page or script has; the rest of a longer file is not searched. */
export const mostLetters = 500_000

/** Pure: whether this is a kind of file in which hosts are searched. */
export const mayNameHosts = (path: string): boolean => /\.(x?html?|m?js|css)$/i.test(path)

/**
 * Pure: hosts from which a page, script or style of a package loads programs, data or frames: the host of packages does
 * not allow that, or the other host may refuse to be framed. Pictures, films, fonts and styles over TLS are allowed.
 * Addresses that a script builds while it runs are not found here; the player finds them.
 */
export function outsideHostsIn(path: string, whole: string): readonly string[] {
  const text = whole.slice(0, mostLetters)
  const found = /\.(x?html?)$/i.test(path)
    ? [...inTags(withoutComments(text)), ...inCalls(withoutComments(text))]
    : /\.css$/i.test(path)
      ? addresses(text, /\burl\(\s*["']?(http:\/\/[^"')\s]{1,300})/gi)
      : inCalls(text)
  return [...new Set(found)].slice(0, mostHosts)
}

/** The hosts of several lists, each once. */
export const joinedHosts = (lists: Iterable<readonly string[]>): readonly string[] =>
  [...new Set([...lists].flat())].slice(0, mostHosts)

// Addresses without TLS are found in all of these tags, addresses with TLS only in those of `alwaysOutside`.
const tags = /<(script|iframe|frame|embed|object|img|audio|video|source|link)\b([^>]{0,1000})>/gi
const alwaysOutside = /^(script|iframe|frame|embed|object)$/i
const target = /(?:^|[\s"'])(?:src|data|href)\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]{1,300})/i

function inTags(text: string): string[] {
  return [...text.matchAll(tags)].flatMap(([, tag = '', rest = '']) => {
    const address = target.exec(rest)?.[1] ?? ''
    return alwaysOutside.test(tag) || /^http:/i.test(address) ? hostOf(address) : []
  })
}

const quoted = `\\s{0,9}["'\`]((?:(?:https?|wss?):)?//[^"'\`\\s]{1,300})`
const calls = [
  `\\b(?:fetch|import|importScripts|getScript|getJSON|WebSocket|EventSource|Worker|sendBeacon)\\(${quoted}`,
  `\\.open\\(\\s{0,9}["'\`][a-z]{3,7}["'\`]\\s{0,9},${quoted}`,
  `\\bfrom${quoted}`,
  // A script that another script loads.
  `\\.src\\s{0,9}=\\s{0,9}["'\`]((?:https?:)?//[^"'\`\\s]{1,300}\\.m?js)\\b`,
].map((one) => new RegExp(one, 'gi'))

const inCalls = (text: string): string[] => calls.flatMap((one) => addresses(text, one))

const addresses = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, address = '']) => hostOf(address))

/** HTML comments are not searched: they hold code for old browsers or none. */
function withoutComments(text: string): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const from = text.indexOf('<!--', at)
    const to = from < 0 ? -1 : text.indexOf('-->', from)
    if (to < 0) return [...kept, text.slice(at)].join('')
    kept.push(text.slice(at, from))
    at = to + 3
  }
}

/** The host of an address; names without a dot are skipped, because they are local machines. */
function hostOf(address: string): string[] {
  const url = URL.parse(address, 'https://package.invalid/')
  if (!url) return []
  const { hostname } = url
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && hostname !== 'package.invalid' ? [hostname] : []
}

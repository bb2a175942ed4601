const mostHosts = 20
/** Far more than a page or a script that somebody wrote; behind it nothing is looked for. */
export const mostLetters = 500_000

/** Pure: whether a file of this name may name other hosts in a way that is read here. */
export const mayNameHosts = (path: string): boolean => /\.(x?html?|m?js|css)$/i.test(path)

/**
 * Pure: hosts that a page, script or style of a package takes programs, data or frames from, which its place does not
 * let it reach or which may refuse to be framed. Pictures, films, fonts and styles over TLS are no trouble. What is
 * put together while it runs is not seen here; the player sees it.
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

/** What lists of several files name, each once. */
export const joinedHosts = (lists: Iterable<readonly string[]>): readonly string[] =>
  [...new Set([...lists].flat())].slice(0, mostHosts)

// Whether an address of this tag is stopped over TLS too; without TLS all are.
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
  // A script that another one brings in.
  `\\.src\\s{0,9}=\\s{0,9}["'\`]((?:https?:)?//[^"'\`\\s]{1,300}\\.m?js)\\b`,
].map((one) => new RegExp(one, 'gi'))

const inCalls = (text: string): string[] => calls.flatMap((one) => addresses(text, one))

const addresses = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, address = '']) => hostOf(address))

/** What stands in comments is for old browsers or for nobody. */
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

/** The host of an address; a name without a dot is somebody's own machine. */
function hostOf(address: string): string[] {
  const url = URL.parse(address, 'https://package.invalid/')
  if (!url) return []
  const { hostname } = url
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && hostname !== 'package.invalid' ? [hostname] : []
}

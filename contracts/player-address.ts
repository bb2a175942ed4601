/** Video sites, each with a function that makes the embed address from a page address. */
const sites: readonly { readonly host: RegExp; readonly player: (url: URL) => string | null }[] = [
  { host: /^((www|m|music)\.)?youtube(-nocookie)?\.com$/, player: ofYouTube },
  { host: /^youtu\.be$/, player: ({ pathname, searchParams }) => youTube(pathname.slice(1), searchParams) },
  { host: /^(www\.)?aparat\.com$/, player: ofAparat },
  { host: /^(www\.|player\.)?vimeo\.com$/, player: ofVimeo },
]

/** The embed address of a film on a known video site, from any of its addresses; null for other sites. */
export function playerAddress(address: string): string | null {
  const url = outerAddress(address)
  return url && (sites.find(({ host }) => host.test(url.hostname))?.player(url) ?? null)
}

/** An http(s) or protocol-relative address; null for any other text. */
export function outerAddress(address: string): URL | null {
  const whole = address.trim().replace(/^\/\//, 'https://')
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole) : null
}

function ofYouTube({ pathname, searchParams }: URL): string | null {
  const [, kind, id] = pathname.split('/')
  if (kind === 'watch') return youTube(searchParams.get('v') ?? '', searchParams)
  if (kind === 'playlist' || id === 'videoseries') return youTubeList(searchParams.get('list') ?? '')
  // Old pages embedded `/v/<id>` with Flash and put parameters after an ampersand.
  return /^(embed|v|shorts|live)$/.test(kind ?? '')
    ? youTube((id ?? '').replace(/&.*/, ''), searchParams)
    : null
}

function youTube(id: string, asked: URLSearchParams): string | null {
  if (!/^[\w-]{6,20}$/.test(id)) return null
  const start = secondsOf(asked.get('start') ?? asked.get('t') ?? '')
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`
}

const youTubeList = (list: string): string | null =>
  /^[\w-]{6,60}$/.test(list) ? `https://www.youtube-nocookie.com/embed/videoseries?list=${list}` : null

/** «90», «90s» or «1m30s». */
function secondsOf(text: string): number {
  const found = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text)
  const [hours = 0, minutes = 0, seconds = 0] = (found ?? []).slice(1).map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + seconds
}

function ofAparat({ pathname }: URL): string | null {
  const id = /^\/(?:v|embed)\/(\w{3,20})/.exec(pathname)?.[1] ?? /\/videohash\/(\w{3,20})/.exec(pathname)?.[1]
  return id ? `https://www.aparat.com/video/video/embed/videohash/${id}/vt/frame` : null
}

function ofVimeo({ pathname, searchParams }: URL): string | null {
  const found =
    /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d{5,12})(?:\/(\w{6,20}))?\/?$/.exec(pathname)
  if (!found?.[1]) return null
  const secret = found[2] ?? searchParams.get('h')
  return `https://player.vimeo.com/video/${found[1]}${secret ? `?h=${encodeURIComponent(secret)}` : ''}`
}

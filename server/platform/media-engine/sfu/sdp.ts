/** What a forwarding server changes in the descriptions that a browser and libdatachannel give each other. */

export interface Section {
  readonly kind: 'audio' | 'video' | 'application'
  readonly mid: string
  readonly direction: 'sendonly' | 'recvonly' | 'sendrecv' | 'inactive'
  readonly ssrc: number | null
  readonly payloadType: number
  /** The number under which the browser sends audio levels. */
  readonly levelId: number | null
}

const levelUri = 'urn:ietf:params:rtp-hdrext:ssrc-audio-level'
const mostSections = 64

/** Opus and VP8 are what every browser can do; nothing else is forwarded. */
const codecs = { audio: /^opus\/48000/i, video: /^VP8\/90000/i } as const

/** The sections of an offer; null when it is not one that our pages make. */
export function readOffer(sdp: string): Section[] | null {
  const [, ...texts] = sectionsOf(sdp)
  if (texts.length === 0 || texts.length > mostSections) return null
  const sections = texts.map(readSection)
  const known = sections.filter((one) => one !== null)
  const mids = new Set(known.map(({ mid }) => mid))
  return known.length === sections.length && mids.size === known.length ? known : null
}

function readSection(text: string): Section | null {
  const kind = /^m=(audio|video|application) /.exec(text)?.[1] as Section['kind'] | undefined
  const mid = /^a=mid:([\w-]{1,16})\s*$/m.exec(text)?.[1]
  if (!kind || mid === undefined) return null
  const direction = (/^a=(sendonly|recvonly|sendrecv|inactive)\s*$/m.exec(text)?.[1] ??
    'sendrecv') as Section['direction']
  const codec = kind === 'application' ? null : codecs[kind]
  const maps = [...text.matchAll(/^a=rtpmap:(\d{1,3}) (\S+)/gm)]
  const payloadType = Number(maps.find(([, , name = '']) => codec?.test(name))?.[1] ?? -1)
  if (codec && payloadType < 0) return null
  const level = [...text.matchAll(/^a=extmap:(\d{1,2})(?:\/\w+)? (\S+)/gm)].find(
    ([, , uri]) => uri === levelUri,
  )
  const ssrc = /^a=ssrc:(\d{1,10}) /m.exec(text)?.[1]
  return {
    ...{ kind, mid, direction, payloadType },
    ssrc: ssrc === undefined ? null : Number(ssrc),
    levelId: level ? Number(level[1]) : null,
  }
}

/**
 * The offer as libdatachannel gets it. Feedback of congestion per packet goes, because without an answer to it Chromium
 * falls to 30 kbit/s; so do extensions that would have to be translated for each viewer. What the browser sends becomes
 * «both ways», because on a track that only receives libdatachannel drops the RTCP that we send.
 */
export function forLibrary(offer: string): string {
  return mapLines(offer, (line) => {
    if (/^a=rtcp-fb:\S+ (transport-cc|ccm )/.test(line)) return null
    if (line.startsWith('a=rtcp-xr:')) return null
    if (line.startsWith('a=extmap:') && !line.includes(levelUri)) return null
    return line === 'a=sendonly' ? 'a=sendrecv' : line
  })
}

export interface AnswerOptions {
  /** Sections in which the browser sends. */
  readonly sends: ReadonlySet<string>
  /** The address by which browsers reach this machine, where it is not the machine's own. */
  readonly announced: string | null
  /** Where we are found by TCP besides; null: nowhere. */
  readonly tcpPort: number | null
}

/** The answer as the browser gets it: it sends only, and finds us at the announced address. */
export function forBrowser(answer: string, { sends, announced, tcpPort }: AnswerOptions): string {
  const [session = '', ...texts] = sectionsOf(answer)
  const sections = texts.map((text) => {
    const mid = /^a=mid:(\S+)\s*$/m.exec(text)?.[1] ?? ''
    return sends.has(mid) ? mapLines(text, (line) => (line === 'a=sendrecv' ? 'a=recvonly' : line)) : text
  })
  const whole = [session, ...sections].join('')
  return mapLines(whole, (line) => {
    if (!line.startsWith('a=candidate:')) return line
    const found = announced === null ? line : announcing(line, announced)
    return tcpPort === null ? found : `${found}\r\n${byTcp(found, tcpPort)}`
  })
}

/** `a=candidate:1 1 UDP 2130706175 10.0.0.4 3000 typ host`: the fifth word is the address. */
const announcing = (line: string, address: string): string =>
  line.replace(/^((?:\S+ ){4})\S+/, `$1${address}`)

/** Of RFC 6544, for a host that is called: below every UDP address, so that browsers use TCP where nothing else goes. */
const tcpPriority = 1_520_435_199

/** The same address by TCP. */
const byTcp = (line: string, port: number): string =>
  line.replace(
    /^a=candidate:(\S+) (\d+) UDP \d+ (\S+) \d+ (.*)$/i,
    `a=candidate:t$1 $2 TCP ${tcpPriority} $3 ${port} $4 tcptype passive`,
  )

function mapLines(sdp: string, change: (line: string) => string | null): string {
  return sdp
    .split(/\r?\n/)
    .map((line) => (line === '' ? '' : change(line)))
    .filter((line) => line !== null)
    .join('\r\n')
}

/** What stands before the first media section, and then each of them. */
const sectionsOf = (sdp: string): string[] => sdp.split(/^(?=m=)/m)

import type { FromEngine, MediaKind } from '@arvand/contracts/class-channel'
import type { DataChannel, PeerConnection, Track } from 'node-datachannel'
import type { ChildSettings } from '../messages.ts'
import { Camera } from './camera.ts'
import { OutStream } from './out-stream.ts'
import { readRtcp } from './rtcp.ts'
import { isRtcp } from './rtp.ts'
import { forBrowser, forLibrary, readOffer, type Section } from './sdp.ts'
import { sendOn } from './send-on.ts'
import { Uplink } from './uplink.ts'

type Library = typeof import('node-datachannel')['default']

/** A place in which a viewer sees and hears one person; a screen has no sound. */
export interface Seat {
  readonly audio: OutStream | null
  readonly video: OutStream
}

export interface ConnectionOptions {
  readonly library: Library
  readonly settings: ChildSettings
  readonly offer: string
  /** As many as each browser of the class has, at least. */
  readonly seats: number
  readonly isOpen: (kind: MediaKind) => boolean
  /** The viewer's browser cannot decode this seat's picture without a whole one. */
  readonly onPictureLost: (seat: number | 'screen') => void
  readonly onMessage: (text: string) => void
  readonly onOpen: () => void
  readonly onGone: () => void
  readonly onTrouble: (trouble: string) => void
}

export interface Connection {
  readonly uplinks: Readonly<Record<MediaKind, Uplink>>
  readonly camera: Pick<Camera, keyof Camera>
  readonly seats: readonly Seat[]
  readonly screen: Seat
  say(message: FromEngine): void
  close(): void
}

/**
 * What a class's page offers: microphone, camera, screen, and the camera once more in small; then seats of sound and
 * picture; then one more screen. A page of an earlier version has no small picture.
 */
interface Layout {
  readonly audio: Section
  readonly camera: Section
  readonly screen: Section
  readonly small: Section | null
  readonly seats: readonly { readonly audio: Section; readonly video: Section }[]
  readonly otherScreen: Section
}

/** Null: no offer that a page of ours makes, or one without room for all who may send. */
export function layoutOf(sections: readonly Section[] | null, leastSeats: number): Layout | null {
  if (!sections) return null
  const [audio, camera, screen, ...others] = sections.filter(({ kind }) => kind !== 'application')
  const otherScreen = others.pop()
  const isSent = (one: Section | undefined, kind: Section['kind']) =>
    one?.kind === kind && one.direction === 'sendonly' && one.ssrc !== null
  const small = isSent(others[0], 'video') ? (others.shift() ?? null) : null
  const isReceived = (one: Section | undefined, kind: Section['kind']) =>
    one?.kind === kind && one.direction === 'recvonly'
  if (!audio || !camera || !screen || !otherScreen || others.length % 2 > 0) return null
  if (!isSent(audio, 'audio') || !isSent(camera, 'video') || !isSent(screen, 'video')) return null
  const seats = Array.from({ length: others.length / 2 }, (_, at) => ({
    audio: others[at * 2] as Section,
    video: others[at * 2 + 1] as Section,
  }))
  const areSeats = seats.every((seat) => isReceived(seat.audio, 'audio') && isReceived(seat.video, 'video'))
  const isWhole = areSeats && seats.length >= leastSeats && isReceived(otherScreen, 'video')
  return isWhole ? { audio, camera, screen, small, seats, otherScreen } : null
}

let lastSsrc = 0x1000

/** Answers an offer. The browser always offers: when we did, its answer could come after its first DTLS packet. */
export async function openConnection(
  options: ConnectionOptions,
): Promise<{ connection: Connection; answer: string } | null> {
  const { library, settings, offer, isOpen } = options
  const layout = layoutOf(readOffer(offer), options.seats)
  if (!layout) return null
  const peer = new library.PeerConnection('class', {
    iceServers: [],
    enableIceUdpMux: true,
    portRangeBegin: settings.port,
    portRangeEnd: settings.port,
    forceMediaTransport: true,
    ...(settings.host === null ? {} : { bindAddress: settings.host }),
  })
  const incoming = new Map<string, Track>()
  peer.onTrack((track) => void incoming.set(track.mid(), track))
  let channel: DataChannel | null = null
  peer.onDataChannel((opened) => {
    channel = opened
    opened.onMessage((text) => typeof text === 'string' && options.onMessage(text))
    opened.onOpen(options.onOpen)
    if (opened.isOpen()) options.onOpen()
  })
  let isClosed = false
  peer.onStateChange((state) => {
    if (state === 'closed') isClosed = true
    if (state === 'failed' || state === 'closed') options.onGone()
  })
  try {
    const outs = outStreams(library, peer, layout, options.onPictureLost)
    const answer = await answerOf(peer, forLibrary(offer))
    const uplink = (kind: MediaKind, section: Section): Uplink => {
      const track = incoming.get(section.mid)
      if (!track) throw new Error(`no track ${section.mid}`)
      const { ssrc, levelId } = section
      return new Uplink({
        track,
        ssrc: ssrc ?? 0,
        levelId,
        isVideo: kind !== 'audio',
        isOpen: () => isOpen(kind),
      })
    }
    const { audio, camera, screen, small } = layout
    const uplinks = {
      audio: uplink('audio', audio),
      camera: uplink('camera', camera),
      screen: uplink('screen', screen),
    }
    const sends = new Set([audio, camera, screen, small].flatMap((one) => one?.mid ?? []))
    return {
      answer: forBrowser(answer, { sends, announced: settings.announced, tcpPort: settings.tcpPort }),
      connection: {
        uplinks,
        camera: new Camera(uplinks.camera, small && uplink('camera', small)),
        ...outs,
        say(message) {
          try {
            if (channel?.isOpen()) channel.sendMessage(JSON.stringify(message))
          } catch {
            // It closes at this moment.
          }
        },
        close() {
          if (!isClosed) peer.close()
          isClosed = true
        },
      },
    }
  } catch (error) {
    options.onTrouble(String(error))
    peer.close()
    return null
  }
}

function outStreams(
  library: Library,
  peer: PeerConnection,
  layout: Layout,
  onPictureLost: ConnectionOptions['onPictureLost'],
): Pick<Connection, 'seats' | 'screen'> {
  const open = (section: Section, stream: string, at: number | 'screen'): OutStream => {
    const { kind, mid, payloadType } = section
    const isVideo = kind === 'video'
    const ssrc = ++lastSsrc
    const media = isVideo ? new library.Video(mid, 'SendOnly') : new library.Audio(mid, 'SendOnly')
    if (media instanceof library.Video) media.addVP8Codec(payloadType)
    else media.addOpusCodec(payloadType)
    // Sound and picture of one seat are one stream, which browsers keep in step.
    media.addSSRC(ssrc, `arvand-${stream}`, stream, `${stream}-${kind}`)
    const track = peer.addTrack(media)
    if (isVideo) track.setMediaHandler(new library.RtcpNackResponder())
    track.onMessage((packet) => {
      if (isVideo && isRtcp(packet) && readRtcp(packet).asksForPicture) onPictureLost(at)
    })
    const clockRate = isVideo ? 90_000 : 48_000
    return new OutStream({ ssrc, payloadType, clockRate }, (packet) => sendOn(track, packet))
  }
  return {
    seats: layout.seats.map(({ audio, video }, at) => ({
      audio: open(audio, `seat-${at}`, at),
      video: open(video, `seat-${at}`, at),
    })),
    screen: { audio: null, video: open(layout.otherScreen, 'screen', 'screen') },
  }
}

/** Resolves with the answer and our addresses, which are all known at once. */
function answerOf(peer: PeerConnection, offer: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new Error('no answer')), 5_000)
  peer.onGatheringStateChange((state) => {
    const description = state === 'complete' ? peer.localDescription() : null
    if (description) resolve(description.sdp)
  })
  peer.setRemoteDescription(offer, 'offer')
  return promise.finally(() => clearTimeout(timer))
}

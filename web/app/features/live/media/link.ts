import {
  classChannel,
  type FromBrowser,
  type FromEngine,
  type MediaKind,
} from '@arvand/contracts/class-channel'
import { type Carried, carriedIn } from './line-look.ts'
import { type Usage, usageIn } from './usage.ts'

export interface LinkOptions {
  readonly seats: number
  readonly iceServers: readonly RTCIceServer[]
  readonly answer: (offer: string) => Promise<string>
  readonly onMessage: (message: FromEngine) => void
  /** The connection is lost, and another must be opened. */
  readonly onLost: () => void
}

export interface SeatTracks {
  readonly audio: MediaStreamTrack | null
  readonly video: MediaStreamTrack | null
}

export interface Link {
  readonly seats: readonly SeatTracks[]
  readonly screen: MediaStreamTrack | null
  carry(kind: MediaKind, track: MediaStreamTrack | null): void
  say(message: FromBrowser): void
  /** Bytes of this connection until now, both ways; null where they cannot be counted. */
  usage(): Promise<Usage | null>
  /** What came by this connection until now; null where its engine looks after that itself. */
  carried(): Promise<Carried | null>
  close(): void
}

export class BlockedNetwork extends Error {
  override readonly name = 'BlockedNetwork'
}

const [openMs, aliveEveryMs, silentMs] = [12_000, 2_000, 4_000]
const codecs: Readonly<Record<'audio' | 'video', string>> = { audio: 'audio/opus', video: 'video/vp8' }

/** The camera as those see it who show it small. */
const smallPicture: RTCRtpEncodingParameters = {
  scaleResolutionDownBy: 2,
  maxBitrate: 150_000,
  maxFramerate: 15,
}

/** What nobody looks at is not encoded; it begins again with a picture that stands alone. */
function encode(sender: RTCRtpSender, isOn: boolean): void {
  const parameters = sender.getParameters()
  // Empty until the browser has negotiated; then everything is on.
  for (const one of parameters.encodings) one.active = isOn
  if (parameters.encodings.length > 0) void sender.setParameters(parameters).catch(() => undefined)
}

/**
 * Connects to the class: offers a microphone, a camera and a screen, whether they are on or not, and seats for others.
 * Nothing is negotiated again later: what is switched on takes its prepared place.
 */
export async function openLink({ seats, iceServers, answer, onMessage, onLost }: LinkOptions): Promise<Link> {
  const peer = new RTCPeerConnection({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' })
  const add = (
    kind: 'audio' | 'video',
    direction: 'sendonly' | 'recvonly',
    sendEncodings: RTCRtpEncodingParameters[] = [],
  ) => {
    const transceiver = peer.addTransceiver(kind, { direction, sendEncodings })
    const able = RTCRtpReceiver.getCapabilities(kind)?.codecs ?? []
    transceiver.setCodecPreferences?.(able.filter(({ mimeType }) => mimeType.toLowerCase() === codecs[kind]))
    return transceiver
  }
  const senders: Readonly<Record<MediaKind, RTCRtpSender>> = {
    audio: add('audio', 'sendonly').sender,
    camera: add('video', 'sendonly').sender,
    screen: add('video', 'sendonly').sender,
  }
  const small = add('video', 'sendonly', [smallPicture]).sender
  const places = Array.from({ length: seats }, () => ({
    audio: add('audio', 'recvonly').receiver.track,
    video: add('video', 'recvonly').receiver.track,
  }))
  const screen = add('video', 'recvonly').receiver.track
  const channel = peer.createDataChannel(classChannel)
  const stops: (() => void)[] = []
  let isClosed = false
  const close = () => {
    isClosed = true
    for (const stop of stops) stop()
    peer.close()
  }
  const lose = () => {
    if (isClosed) return
    close()
    onLost()
  }
  // Listening begins before the offer is made, because the first message may come at once.
  let heardAt = performance.now()
  channel.onmessage = ({ data }) => {
    heardAt = performance.now()
    if (isClosed) return
    const message = JSON.parse(String(data)) as FromEngine
    if (!('sends' in message)) return onMessage(message)
    encode(senders.camera, message.sends.large)
    encode(small, message.sends.small)
  }
  const opened = new Promise<void>((resolve, reject) => {
    channel.onopen = () => resolve()
    const fail = () => reject(new BlockedNetwork())
    const timer = setTimeout(fail, openMs)
    stops.push(() => clearTimeout(timer), fail)
  })
  // Nobody awaits it when the offer itself is refused.
  opened.catch(() => undefined)
  try {
    await peer.setLocalDescription(await peer.createOffer())
    const sdp = await answer(peer.localDescription?.sdp ?? '')
    await peer.setRemoteDescription({ type: 'answer', sdp })
    await opened
  } catch (error) {
    close()
    throw error
  }
  channel.onclose = lose
  peer.onconnectionstatechange = () => peer.connectionState === 'failed' && lose()
  const say = (message: FromBrowser) => {
    if (channel.readyState === 'open') channel.send(JSON.stringify(message))
  }
  let silent = 0
  const timer = setInterval(() => {
    say({ alive: true })
    // Twice in a row: after a busy moment of this page its messages still wait behind this timer.
    silent = performance.now() - heardAt > silentMs - aliveEveryMs ? silent + 1 : 0
    if (silent >= 2) lose()
  }, aliveEveryMs)
  stops.push(() => clearInterval(timer))
  return {
    seats: places,
    screen,
    carry(kind, track) {
      const places = kind === 'camera' ? [senders.camera, small] : [senders[kind]]
      for (const one of places) void one.replaceTrack(track).catch(() => undefined)
    },
    say,
    usage: async () => usageIn(await peer.getStats()),
    carried: async () => carriedIn(await peer.getStats()),
    close,
  }
}

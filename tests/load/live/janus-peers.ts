import nodeDataChannel, { type Track } from 'node-datachannel'
import { readRtcp } from '../../../server/platform/media-engine/sfu/rtcp.ts'
import { isRtcp } from '../../../server/platform/media-engine/sfu/rtp.ts'
import { until } from '../../../server/platform/media-engine/testing-client.ts'
import type { Peer } from './forwarder.ts'

/** Clients of libdatachannel in Janus's VideoRoom: who sends makes an offer, who sees answers one. */

/** An offer or an answer, as Janus writes them. */
interface Jsep {
  readonly type: 'offer' | 'answer'
  readonly sdp: string
}

export interface Reply {
  readonly transaction?: string
  readonly janus: string
  readonly data?: { readonly id: number }
  readonly plugindata?: { readonly data: Readonly<Record<string, unknown>> }
  readonly jsep?: Jsep
}

/** A place in its VideoRoom, from which requests are made. */
export interface Handle {
  ask(body: object, jsep?: Jsep): Promise<Reply>
}

const { PeerConnection, Audio, Video } = nodeDataChannel
const open = () => new PeerConnection('client', { iceServers: [] })
type Peering = ReturnType<typeof open>

const silent: Peer = {
  came: { sounds: 0, pictures: 0 },
  sendSound: () => undefined,
  sendPicture: () => undefined,
  takeAsked: () => 0,
  isClosed: () => false,
  close: () => undefined,
  others: [],
}

const endOf = (peer: Peering): Pick<Peer, 'isClosed' | 'close'> => ({
  isClosed: () => peer.state() === 'closed' || peer.state() === 'failed',
  close: () => peer.close(),
})

async function described(peer: Peering): Promise<string> {
  await until(() => peer.gatheringState() === 'complete')
  return peer.localDescription()?.sdp ?? ''
}

export async function offering(handle: Handle): Promise<Peer> {
  const peer = open()
  const audio = new Audio('0', 'SendOnly')
  audio.addOpusCodec(111)
  audio.addSSRC(5_000, 'client', 'camera', 'sound')
  const video = new Video('1', 'SendOnly')
  video.addVP8Codec(96)
  video.addSSRC(5_001, 'client', 'camera', 'picture')
  const [sound, picture] = [peer.addTrack(audio), peer.addTrack(video)]
  let asked = 0
  picture.onMessage((packet) => {
    if (isRtcp(packet) && readRtcp(packet).asksForPicture) asked += 1
  })
  peer.setLocalDescription('offer')
  const publish = { request: 'publish', audiocodec: 'opus', videocodec: 'vp8' }
  const published = await handle.ask(publish, { type: 'offer', sdp: await described(peer) })
  peer.setRemoteDescription(published.jsep?.sdp ?? '', 'answer')
  await until(() => sound.isOpen() && picture.isOpen())
  return {
    ...silent,
    ...endOf(peer),
    sendSound: (packet) => void sound.sendMessageBinary(packet),
    sendPicture: (packet) => void picture.sendMessageBinary(packet),
    takeAsked() {
      const times = asked
      asked = 0
      return times
    },
    others: [sound, picture],
  }
}

export async function seeing(handle: Handle, room: number, feeds: readonly number[]): Promise<Peer> {
  const streams = feeds.map((feed) => ({ feed }))
  const attached = await handle.ask({ request: 'join', ptype: 'subscriber', room, streams })
  const peer = open()
  const came = { sounds: 0, pictures: 0 }
  const tracks: Track[] = []
  peer.onTrack((track) => {
    tracks.push(track)
    const kind = track.type() === 'audio' ? 'sounds' : 'pictures'
    track.onMessage((packet) => {
      if (!isRtcp(packet)) came[kind] += 1
    })
  })
  peer.setRemoteDescription(attached.jsep?.sdp ?? '', 'offer')
  await handle.ask({ request: 'start' }, { type: 'answer', sdp: await described(peer) })
  await until(() => tracks.length === 2 * feeds.length && tracks.every((track) => track.isOpen()))
  return { ...silent, ...endOf(peer), came, others: tracks }
}

import type { FromEngine } from '@arvand/contracts/class-channel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BlockedNetwork, openLink } from './link.ts'

/** What happened in a browser, in its order. */
let did: string[] = []
let peers: DoublePeer[] = []

class DoubleChannel {
  readyState = 'connecting'
  onmessage: ((event: { data: string }) => void) | null = null
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: unknown[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  open(): void {
    this.readyState = 'open'
    this.onopen?.()
  }
  hear(message: FromEngine): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** A connection that opens when the test says so. */
class DoublePeer {
  readonly channel = new DoubleChannel()
  connectionState = 'new'
  onconnectionstatechange: (() => void) | null = null
  localDescription: { readonly sdp: string } | null = null
  isClosed = false
  constructor() {
    peers.push(this)
  }
  addTransceiver() {
    return { sender: {}, receiver: { track: {} } }
  }
  createDataChannel() {
    return this.channel
  }
  async createOffer() {
    did.push(this.channel.onmessage && this.channel.onopen ? 'offers, listening' : 'offers, deaf')
    return { type: 'offer', sdp: 'the offer' }
  }
  async setLocalDescription(description: { readonly sdp: string }) {
    this.localDescription = description
  }
  async setRemoteDescription({ type, sdp }: { readonly type: string; readonly sdp: string }) {
    did.push(`hears ${type}: ${sdp}`)
  }
  close(): void {
    this.isClosed = true
  }
}

beforeEach(() => {
  did = []
  peers = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  vi.stubGlobal('RTCPeerConnection', DoublePeer)
  vi.stubGlobal('RTCRtpReceiver', { getCapabilities: () => ({ codecs: [] }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function opening() {
  const heard: FromEngine[] = []
  const onLost = vi.fn()
  const link = openLink({
    ...{ seats: 1, iceServers: [], onLost, onMessage: (message: FromEngine) => void heard.push(message) },
    async answer(offer) {
      did.push(`asks with ${offer}`)
      return 'the answer'
    },
  })
  return { link, heard, onLost }
}

const first = () => peers[0] ?? expect.fail('nothing was opened')

test('the page makes the offer, and listens before it does', async () => {
  const { link, heard } = opening()
  await vi.advanceTimersByTimeAsync(10)
  expect(did).toEqual(['offers, listening', 'asks with the offer', 'hears answer: the answer'])
  // The engine's first word comes at once.
  first().channel.hear({ speaking: ['sara'] })
  first().channel.open()
  await link
  expect(heard).toEqual([{ speaking: ['sara'] }])
})

test('where the network lets nothing through, that is known after twelve seconds', async () => {
  const { link, onLost } = opening()
  const failed = expect(link).rejects.toBeInstanceOf(BlockedNetwork)
  await vi.advanceTimersByTimeAsync(12_000)
  await failed
  expect([first().isClosed, onLost.mock.calls.length]).toEqual([true, 0])
})

test('a line that went silent is lost within eight seconds, and one that speaks is not', async () => {
  const { link, onLost } = opening()
  await vi.advanceTimersByTimeAsync(10)
  first().channel.open()
  await link
  for (let seconds = 0; seconds < 10; seconds += 0.5) {
    first().channel.hear({ speaking: [] })
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(onLost).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(8_000)
  expect([first().isClosed, onLost.mock.calls.length]).toEqual([true, 1])
})

import { afterEach, expect, test, vi } from 'vitest'
import { callAsGuest } from '../../../api/current-token.ts'
import { ClassMedia } from './class-media.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  callAsGuest(null)
})

const aTrack = () => ({ enabled: true, readyState: 'live', stop: vi.fn() }) as unknown as MediaStreamTrack

/** A browser that asks for its microphone, and answers when it is told to. */
function aBrowser() {
  const asked: PromiseWithResolvers<MediaStreamTrack>[] = []
  const getUserMedia = async () => {
    const answer = Promise.withResolvers<MediaStreamTrack>()
    asked.push(answer)
    const track = await answer.promise
    return { getAudioTracks: () => [track], getVideoTracks: () => [track] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  return asked
}

/** A server that answers when it is told to, and the paths that were called. */
function aServer() {
  const called: string[] = []
  let wait: Promise<unknown> = Promise.resolve()
  callAsGuest(async () => 'a-token')
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const path = String(url).split('/api/panel/')[1] ?? String(url)
    called.push(path)
    await wait
    return Response.json(path === 'live/media' ? { media: null } : { session: { id: 'x', state: 'live' } })
  })
  return {
    called,
    pause() {
      const { promise, resolve } = Promise.withResolvers<void>()
      wait = promise
      return resolve
    },
  }
}

const aMedia = () =>
  new ClassMedia({ sessionId: 'x', me: 'me', onNews: () => undefined, onEnded: () => undefined })

test('a microphone that was let go of before the browser opened it stays off', async () => {
  const asked = aBrowser()
  const media = aMedia()
  const opening = media.switch('audio', true)
  await media.switch('audio', false)
  const track = aTrack()
  asked[0]?.resolve(track)
  await opening
  expect(media.snapshot().devices.audio).toBe('off')
  expect(track.enabled).toBe(false)
  // Held again it is there at once, without asking.
  await media.switch('audio', true)
  expect([track.enabled, asked.length]).toEqual([true, 1])
})

test('pressed, let go and pressed again while the browser asks, it is on', async () => {
  const asked = aBrowser()
  const media = aMedia()
  const opening = media.switch('audio', true)
  await media.switch('audio', false)
  await media.switch('audio', true)
  const track = aTrack()
  asked[0]?.resolve(track)
  await opening
  expect([media.snapshot().devices.audio, track.enabled, asked.length]).toEqual(['on', true, 1])
})

test('whoever connects says first that they are there', async () => {
  const { called } = aServer()
  const media = aMedia()
  await media.connect()
  expect(called).toEqual(['live/beat', 'live/media'])
  expect(media.snapshot().link).toBe('unavailable')
})

test('out of the class nothing connects any more, not even what was on its way; back in, it does', async () => {
  const server = aServer()
  const media = aMedia()
  const goOn = server.pause()
  const connecting = media.connect()
  await expect.poll(() => server.called).toEqual(['live/beat'])
  media.disconnect()
  goOn()
  await connecting
  expect(media.snapshot().link).toBe('off')
  await media.connect()
  expect(media.snapshot().link).toBe('unavailable')
})

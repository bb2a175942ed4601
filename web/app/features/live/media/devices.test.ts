import { afterEach, expect, test, vi } from 'vitest'
import { openDevice } from './devices.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser that notes what is asked for, and gives it or says why not. */
function aBrowser(refusal?: string) {
  const asked: MediaStreamConstraints[] = []
  const [sound, picture] = [{ kind: 'audio' }, { kind: 'video' }]
  const give = async (wish: MediaStreamConstraints) => {
    asked.push(wish)
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal })
    return { getAudioTracks: () => [sound], getVideoTracks: () => [picture] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: give, getDisplayMedia: give } })
  return { asked, sound, picture }
}

test('a microphone comes without noise, echo and jumps of loudness', async () => {
  const { asked, sound } = aBrowser()
  expect(await openDevice('audio', { audio: 'the headset' })).toEqual({ track: sound, sound: null })
  expect(asked).toEqual([
    {
      audio: {
        ...{ noiseSuppression: true, echoCancellation: true, autoGainControl: true },
        deviceId: { ideal: 'the headset' },
      },
    },
  ])
})

test('a shared tab comes with its sound as it is, and its letters sharp', async () => {
  const { asked, sound, picture } = aBrowser()
  expect(await openDevice('screen')).toEqual({ track: picture, sound })
  expect(asked).toMatchObject([
    { audio: { noiseSuppression: false, echoCancellation: false, autoGainControl: false } },
  ])
  expect(picture).toMatchObject({ contentHint: 'detail' })
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
] as const)('a camera that gives %s is said to be %s, and nobody is kept out', async (refusal, state) => {
  aBrowser(refusal)
  expect(await openDevice('camera')).toBe(state)
})

test('whoever closes the choice of a screen has only changed their mind; without TLS there are no devices', async () => {
  aBrowser('NotAllowedError')
  expect(await openDevice('screen')).toBe('off')
  vi.stubGlobal('navigator', {})
  expect(await openDevice('audio')).toBe('missing')
})

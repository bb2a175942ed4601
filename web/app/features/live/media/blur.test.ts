import { expect, test } from 'vitest'
import { type BlurTrack, blurOf, setBlur } from './blur.ts'

/** A camera as a browser hands it out. */
function aCamera(able: readonly boolean[] | undefined, { obeys = true } = {}): BlurTrack {
  let isOn = false
  return {
    getCapabilities: () => (able ? ({ backgroundBlur: able } as MediaTrackCapabilities) : {}),
    getSettings: () => ({ backgroundBlur: isOn }) as MediaTrackSettings,
    applyConstraints: async (wish = {}) => {
      if (!obeys) throw new Error('OverconstrainedError')
      isOn = (wish as { backgroundBlur?: boolean }).backgroundBlur ?? isOn
    },
  }
}

test('a camera that can is blurred and clear again', async () => {
  const camera = aCamera([true, false])
  expect(blurOf(camera)).toBe('off')
  expect(await setBlur(camera, true)).toBe('on')
  expect(await setBlur(camera, false)).toBe('off')
})

test('where the machine cannot, or the system alone decides, nothing is offered', async () => {
  for (const able of [undefined, [false], [true]]) expect(await setBlur(aCamera(able), true)).toBe('none')
})

test('a camera that refuses goes on as it was', async () => {
  expect(await setBlur(aCamera([true, false], { obeys: false }), true)).toBe('off')
})

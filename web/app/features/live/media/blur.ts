/** Whether what stands behind a person is out of focus; `none` where this machine or its browser cannot do it. */
export type Blur = 'none' | 'off' | 'on'

/** The camera does it itself (Media Capture Extensions); TypeScript does not know its words yet. */
type BlurWords<Value> = { readonly backgroundBlur?: Value }

export type BlurTrack = Pick<MediaStreamTrack, 'getCapabilities' | 'getSettings' | 'applyConstraints'>

/** A camera that blurs always, by a switch of the system, is none that a page can ask. */
export function blurOf(track: BlurTrack): Blur {
  // Firefox has known capabilities for a short time only.
  const able: BlurWords<readonly boolean[]> = track.getCapabilities?.() ?? {}
  if (!able.backgroundBlur?.includes(true) || !able.backgroundBlur.includes(false)) return 'none'
  return (track.getSettings() as BlurWords<boolean>).backgroundBlur ? 'on' : 'off'
}

/** Says how it is then, which may be as before. */
export async function setBlur(track: BlurTrack, isOn: boolean): Promise<Blur> {
  if (blurOf(track) !== 'none')
    await track
      .applyConstraints({ backgroundBlur: isOn } as MediaTrackConstraints)
      // The camera goes on as it was.
      .catch(() => undefined)
  return blurOf(track)
}

import type { MediaKind } from '@arvand/contracts/class-channel'
import type { DeviceState } from './state.ts'

const wanted: Readonly<Record<'audio' | 'camera', MediaStreamConstraints>> = {
  audio: { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
  camera: { video: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24, max: 30 } } },
}

/** Asks for a device; what the browser refuses becomes a state that the screen explains. */
export async function openDevice(kind: MediaKind): Promise<MediaStreamTrack | Exclude<DeviceState, 'on'>> {
  // Absent where the page came without TLS.
  const { mediaDevices } = navigator
  if (!mediaDevices) return 'missing'
  try {
    const stream =
      kind === 'screen'
        ? await mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: false })
        : await mediaDevices.getUserMedia(wanted[kind])
    const track = stream.getTracks()[0]
    if (!track) return 'missing'
    // Letters stay sharp, at fewer pictures a second.
    if (kind === 'screen') track.contentHint = 'detail'
    return track
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // Whoever closes the choice of a screen has only changed their mind.
    if (kind === 'screen') return 'off'
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
    return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
  }
}

import type { MediaKind } from '@arvand/contracts/class-channel'
import type { ChosenDevices, DeviceKind } from './choices.ts'
import type { DeviceState } from './state.ts'

const wanted = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  camera: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24, max: 30 } },
} as const satisfies Record<'audio' | 'camera', MediaTrackConstraints>

/** A device that was chosen and is gone gives way to another one. */
function constraintsOf(kind: 'audio' | 'camera', deviceId: string | undefined): MediaStreamConstraints {
  const track = { ...wanted[kind], ...(deviceId ? { deviceId: { ideal: deviceId } } : {}) }
  return kind === 'audio' ? { audio: track } : { video: track }
}

export interface Device {
  readonly id: string
  readonly label: string
}
export type DeviceLists = Readonly<Record<DeviceKind, readonly Device[]>>

const kindOf: Readonly<Partial<Record<MediaDeviceKind, DeviceKind>>> = {
  audioinput: 'audio',
  videoinput: 'camera',
  audiooutput: 'speaker',
}

/** The devices of this machine; the browser names them only once one of them was allowed. */
export async function listDevices(): Promise<DeviceLists> {
  const found = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []
  const of = (kind: DeviceKind) =>
    found
      .filter((one) => kindOf[one.kind] === kind && one.deviceId !== '' && one.label !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  return { audio: of('audio'), camera: of('camera'), speaker: of('speaker') }
}

/** A tab comes with its sound where the browser can and the person lets it; this page itself would echo. */
const ofScreen = {
  video: { frameRate: { max: 15 } },
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  selfBrowserSurface: 'exclude',
} as const

export interface OpenedDevice {
  readonly track: MediaStreamTrack
  /** Of a shared tab. */
  readonly sound: MediaStreamTrack | null
}

/** Asks for a device; what the browser refuses becomes a state that the screen explains. */
export async function openDevice(
  kind: MediaKind,
  chosen: ChosenDevices = {},
): Promise<OpenedDevice | Exclude<DeviceState, 'on'>> {
  // Absent where the page came without TLS.
  const { mediaDevices } = navigator
  if (!mediaDevices) return 'missing'
  try {
    const stream =
      kind === 'screen'
        ? await mediaDevices.getDisplayMedia(ofScreen)
        : await mediaDevices.getUserMedia(constraintsOf(kind, chosen[kind]))
    const track = (kind === 'audio' ? stream.getAudioTracks() : stream.getVideoTracks())[0]
    if (!track) return 'missing'
    if (kind !== 'screen') return { track, sound: null }
    // Letters stay sharp, at fewer pictures a second.
    track.contentHint = 'detail'
    return { track, sound: stream.getAudioTracks()[0] ?? null }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // Whoever closes the choice of a screen has only changed their mind.
    if (kind === 'screen') return 'off'
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
    return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
  }
}

import { useEffect, useState } from 'react'
import { SelectField } from '../../ui/select-field.tsx'
import type { DeviceKind } from './media/choices.ts'
import type { Device } from './media/devices.ts'
import { mediaWords as words } from './media-words.ts'
import type { ClassMediaView } from './use-class-media.ts'

interface DeviceChoiceProps {
  readonly view: ClassMediaView
  readonly kind: DeviceKind
  /** Its name is written above it, and not for screen readers alone. */
  readonly isNamed?: boolean
}

/** Which microphone, camera or loudspeaker; nothing where there is only one. */
export function DeviceChoice({ view, kind, isNamed = false }: DeviceChoiceProps) {
  const devices = useDevices(kind, view)
  if (devices.length < 2) return null
  return (
    <SelectField
      name={`device-${kind}`}
      label={words.which[kind]}
      hideLabel={!isNamed}
      options={devices.map(({ id, label }) => ({ value: id, label }))}
      value={view.state.chosen[kind] ?? devices[0]?.id ?? ''}
      onChange={({ target }) => view.choose(kind, target.value)}
      className="min-w-0 flex-[1_1_12rem]"
    />
  )
}

/** The devices of a kind, also when one is plugged in meanwhile. They have names once one is open. */
export function useDevices(kind: DeviceKind, { state }: ClassMediaView): readonly Device[] {
  const [devices, setDevices] = useState<readonly Device[]>([])
  const { audio, camera } = state.devices
  useEffect(() => {
    let isGone = false
    // Asked again as soon as a device is allowed.
    if (audio === 'asking' || camera === 'asking') return
    const look = () =>
      import('./media/devices.ts').then(async ({ listDevices }) => {
        const found = await listDevices()
        if (!isGone) setDevices(found[kind])
      })
    void look()
    const plugs = navigator.mediaDevices
    plugs?.addEventListener('devicechange', look)
    return () => {
      isGone = true
      plugs?.removeEventListener('devicechange', look)
    }
  }, [kind, audio, camera])
  return devices
}

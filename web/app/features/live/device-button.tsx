import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BarButton } from './bar-button.tsx'
import { BlurSwitch } from './blur-switch.tsx'
import { DeviceChoice, useDevices } from './device-choice.tsx'
import { mediaWords as words } from './media-words.ts'
import type { ClassMediaView } from './use-class-media.ts'

const kinds = ['audio', 'speaker', 'camera'] as const

/** Another microphone, loudspeaker or camera while the class goes on. */
export function DeviceButton({ view }: { view: ClassMediaView }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <BarButton icon={Settings2} label={words.devices} onPress={() => setOpen(true)} />
      <Dialog open={isOpen} title={words.devicesTitle} onClose={close}>
        <div className="grid gap-4 text-ink">
          <Choices view={view} />
          <BlurSwitch view={view} />
          <p>
            <Button type="button" onClick={close}>
              {words.devicesDone}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  )
}

function Choices({ view }: { view: ClassMediaView }) {
  const [audio, speaker, camera] = [
    useDevices('audio', view),
    useDevices('speaker', view),
    useDevices('camera', view),
  ]
  if ([audio, speaker, camera].every((devices) => devices.length < 2))
    return <p className="text-15 text-muted">{words.oneDevice}</p>
  return kinds.map((kind) => <DeviceChoice key={kind} view={view} kind={kind} isNamed />)
}

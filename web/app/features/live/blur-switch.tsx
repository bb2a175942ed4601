import { Switch } from '../../ui/switch.tsx'
import { mediaWords as words } from './media-words.ts'
import type { ClassMediaView } from './use-class-media.ts'

/** What stands behind oneself, out of focus; nothing where the camera cannot. */
export function BlurSwitch({ view }: { view: ClassMediaView }) {
  const { blur, devices } = view.state
  if (blur === 'none' || devices.camera !== 'on') return null
  return (
    <Switch name="blur" checked={blur === 'on'} onChange={(event) => view.blur(event.currentTarget.checked)}>
      {words.blur}
    </Switch>
  )
}

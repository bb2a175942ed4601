import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import {
  applyDisplay,
  type Display,
  storeDisplay,
  storedDisplay,
  type TextSize,
  textSizes,
} from './display.ts'
import { displayWords as words } from './later-words.ts'

/** Chooses the size of the text and the contrast; both are kept for the next exam on this device. */
export default function DisplayDialog({ onClose }: { onClose: () => void }) {
  const [display, setDisplay] = useState(storedDisplay)
  const choose = (part: Partial<Display>) => {
    const next = { ...display, ...part }
    setDisplay(next)
    storeDisplay(next)
    applyDisplay(next)
  }
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      footer={
        <Button type="button" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-5 pt-2 text-ink">
        <RadioGroup
          name="size"
          label={words.size}
          defaultValue={display.size}
          onChange={({ target }) => choose({ size: target.value as TextSize })}
          choices={Object.keys(textSizes).map((size) => ({
            value: size,
            label: words.sizes[size as TextSize],
          }))}
        />
        <Checkbox
          name="contrast"
          checked={display.hasMoreContrast}
          description={words.contrastHint}
          onChange={({ target }) => choose({ hasMoreContrast: target.checked })}
        >
          {words.contrast}
        </Checkbox>
      </div>
    </Dialog>
  )
}

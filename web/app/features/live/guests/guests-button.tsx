import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { BarButton } from '../bar-button.tsx'
import { guestLinkWords as words } from './guest-words.ts'
import type { GuestsDialogProps } from './guests-dialog.tsx'

const GuestsDialog = lazyPart<GuestsDialogProps>(() => import('./guests-dialog.tsx'))

/** A host lets guests in; the dialog's code loads when it is opened. */
export function GuestsButton({ of }: Pick<GuestsDialogProps, 'of'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BarButton icon={DoorOpen} label={words.guests} onPress={() => setOpen(true)} />
      {isOpen ? <GuestsDialog of={of} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

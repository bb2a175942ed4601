import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { guestLinkWords as words } from './guest-words.ts'
import type { GuestsDialogProps } from './guests-dialog.tsx'

const GuestsDialog = lazyPart<GuestsDialogProps>(() => import('./guests-dialog.tsx'))

/** A host lets guests in; the dialog's code loads when it is opened. */
export function GuestsButton({ of }: Pick<GuestsDialogProps, 'of'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" variant="quiet" size="compact" onClick={() => setOpen(true)}>
        {words.guests}
      </Button>
      {isOpen ? <GuestsDialog of={of} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

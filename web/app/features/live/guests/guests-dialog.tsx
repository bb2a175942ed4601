import { Dialog } from '../../../ui/dialog.tsx'
import GuestLink, { type GuestLinkProps } from './guest-link.tsx'
import { guestLinkWords as words } from './guest-words.ts'

export interface GuestsDialogProps extends GuestLinkProps {
  readonly onClose: () => void
}

/** The link for guests, within a class. Loaded when it opens. */
export default function GuestsDialog({ of, onClose }: GuestsDialogProps) {
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <GuestLink of={of} />
    </Dialog>
  )
}

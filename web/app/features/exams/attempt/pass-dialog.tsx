import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { sectionWords as words } from './words.ts'

/** Before a question of a one-way section is left without an answer. */
export default function PassDialog({ onPass, onClose }: { onPass: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      title={words.pass}
      confirm={words.passOn}
      cancel={words.stayHere}
      onConfirm={onPass}
      onClose={onClose}
    >
      {words.passText}
    </ConfirmDialog>
  )
}

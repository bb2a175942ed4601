import type { Shown } from '../shown.ts'

export interface GroupsDialogProps {
  readonly shown: Shown
  readonly onClose: () => void
}

import { Dialog } from '../../../ui/dialog.tsx'
import { groupWords as words } from './group-words.ts'
import type { GroupsDialogProps } from './groups-dialog-props.ts'
import { MakeGroups } from './make-groups.tsx'
import { OpenGroups } from './open-groups.tsx'

/** A host makes groups, or sees to those that are open. */
export default function GroupsDialog(props: GroupsDialogProps) {
  return (
    <Dialog open title={words.title} onClose={props.onClose}>
      {props.shown.groups.length > 0 ? <OpenGroups {...props} /> : <MakeGroups {...props} />}
    </Dialog>
  )
}

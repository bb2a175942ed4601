import { Network } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { BarButton } from '../bar-button.tsx'
import type { Shown } from '../shown.ts'
import { groupWords as words } from './group-words.ts'
import type { GroupsDialogProps } from './groups-dialog-props.ts'

const GroupsDialog = lazyPart<GroupsDialogProps>(() => import('./groups-dialog.tsx'))

/** A host makes groups and calls them back; the dialog's code loads when it is opened. */
export function GroupsButton({ shown }: { shown: Shown }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BarButton
        icon={Network}
        label={words.groups}
        isOn={shown.groups.length > 0}
        onPress={() => setOpen(true)}
      />
      {isOpen ? <GroupsDialog shown={shown} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

/** Adds a row below the others; not shown when there are as many as may be. */
export const AddRow = ({ label, isFull, onAdd }: { label: string; isFull: boolean; onAdd: () => void }) =>
  isFull ? null : (
    <p>
      <Button type="button" variant="quiet" size="compact" icon={Plus} className="-ms-4" onClick={onAdd}>
        {label}
      </Button>
    </p>
  )

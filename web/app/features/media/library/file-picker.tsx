import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { FilePickerProps } from './picker-props.ts'

const PickerDialog = lazyPart(() => import('./picker-dialog.tsx'))

/** A dialog to choose a file of one's own library or upload a new one. Its code loads when it first opens. */
export function FilePicker({ open, ...rest }: FilePickerProps) {
  return open ? <PickerDialog {...rest} /> : null
}

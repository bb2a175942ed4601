import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { FilePickerProps } from './picker-props.ts'

const PickerDialog = lazyPart(() => import('./picker-dialog.tsx'))

/** Chooses a file of the person's own library, or brings a new one. Its code is fetched when it first opens. */
export function FilePicker({ open, ...rest }: FilePickerProps) {
  return open ? <PickerDialog {...rest} /> : null
}

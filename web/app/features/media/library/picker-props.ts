import type { FileUse } from '@arvand/contracts/panel/media'
import type { StoredFile } from '../stored-file.ts'

export interface FilePickerProps {
  readonly open: boolean
  /** What it is for: only files that were brought for that are offered. */
  readonly use: FileUse
  /** As of the `accept` attribute, for a new one. */
  readonly accept?: string
  /** What a new one may be, in words; else what the library takes. */
  readonly limits?: string | undefined
  readonly onClose: () => void
  /** The chosen ones; one, as long as nothing says otherwise. */
  readonly onPicked: (files: readonly StoredFile[]) => void
}

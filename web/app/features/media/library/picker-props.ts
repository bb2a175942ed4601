import type { FileUse } from '@arvand/contracts/panel/media'
import type { StoredFile } from '../stored-file.ts'

export interface FilePickerProps {
  readonly open: boolean
  /** What the file is for: only files uploaded for this use are offered. */
  readonly use: FileUse
  /** The `accept` attribute of the upload field. */
  readonly accept?: string
  /** What may be uploaded, as text; by default the library's own sentence. */
  readonly limits?: string | undefined
  readonly onClose: () => void
  /** Called with the chosen file, as a list of one. */
  readonly onPicked: (files: readonly StoredFile[]) => void
}

import type { FileUse } from '@arvand/contracts/panel/media'
import { isInProgress } from './upload.ts'
import { useUploads } from './upload-list.ts'

/** Whether a file for this use is still on its way: a form that is sent now would go without it. */
export const useIsUploading = (use: FileUse): boolean =>
  useUploads().some((one) => one.use === use && isInProgress(one))

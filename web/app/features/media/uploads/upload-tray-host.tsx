import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useUploads } from './upload-list.ts'

const UploadTray = lazyPart(() => import('./upload-tray.tsx'))

/** Mounted once in the shell; loads the tray with the first upload. */
export function UploadTrayHost() {
  return useUploads().length > 0 ? <UploadTray /> : null
}

import type { FileUse } from '@arvand/contracts/panel/media'
import { followPreparation } from './preparations.ts'
import type { TusUpload } from './tus-upload.ts'
import { isEnded, isInProgress } from './upload.ts'
import { addUpload, allUploads, changeUpload, dropUpload, findUpload } from './upload-list.ts'

// What screens use to upload. The tus protocol is a chunk of its own, loaded with the first upload.

const running = new Map<string, TusUpload>()

interface NewUpload {
  readonly file: File
  readonly use: FileUse
  /** The signed-in person's id, so that another person in this browser does not resume the upload. */
  readonly ownerId: string
  /** The file whose place it takes when it is ready. */
  readonly replaces?: string
  /** The folder of the library that it comes into. */
  readonly folder?: string
}

/** Starts an upload, or resumes the unfinished one of the same file; returns its key at once. */
export function startUpload(wish: NewUpload): string {
  const { file, use } = wish
  const key = crypto.randomUUID()
  const { name, size } = file
  const nothingYet = { sent: 0, speed: null, sentence: null, fileId: null, percent: null, trouble: null }
  addUpload({ key, use, name, bytes: size, state: 'moving', mayTryAgain: true, ...nothingYet })
  guardLeaving()
  void run(key, wish)
  return key
}

async function run(key: string, wish: NewUpload): Promise<void> {
  const { file, ...asked } = wish
  try {
    const { openUpload } = await import('./tus-upload.ts')
    if (!findUpload(key)) return
    const upload = openUpload(file, {
      ...asked,
      onChange: (change) => changeUpload(key, change),
      onWhole(fileId) {
        running.delete(key)
        changeUpload(key, { state: 'preparing', sent: file.size, speed: null, fileId, percent: null })
        followPreparation(key, fileId)
        guardLeaving()
      },
    })
    running.set(key, upload)
    if (findUpload(key)?.state !== 'resting') upload.start()
  } catch {
    // The chunk could not be loaded: the browser is offline, so try again when it is online.
    changeUpload(key, { state: 'cut', speed: null })
    window.addEventListener('online', () => void run(key, wish), { once: true })
  }
}

export function restUpload(key: string): void {
  changeUpload(key, { state: 'resting', speed: null })
  running.get(key)?.rest()
}

export function goOnWithUpload(key: string): void {
  changeUpload(key, { state: 'moving', sentence: null })
  running.get(key)?.start()
}

/** Stops an upload and deletes what the server has of it. */
export function cancelUpload(key: string): void {
  running.get(key)?.cancel()
  running.delete(key)
  dropUpload(key)
  guardLeaving()
}

/** Removes an ended upload from the list; its file stays on the server. */
export const forgetUpload = (key: string): void => dropUpload(key)

export function forgetEnded(): void {
  for (const upload of allUploads()) if (isEnded(upload)) dropUpload(upload.key)
}

let isGuarded = false
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before a page with running uploads is closed. */
function guardLeaving(): void {
  const isNeeded = allUploads().some(isInProgress)
  if (isNeeded === isGuarded) return
  isGuarded = isNeeded
  if (isNeeded) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

import { useSyncExternalStore } from 'react'
import type { Upload } from './upload.ts'

// One list for the whole tab: fields, tray and dialogs show the same uploads, which continue on other pages.
let uploads: readonly Upload[] = []
const listeners = new Set<() => void>()

export const allUploads = (): readonly Upload[] => uploads

export const findUpload = (key: string): Upload | undefined => uploads.find((upload) => upload.key === key)

function setUploads(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}

export const addUpload = (upload: Upload): void => setUploads([...uploads, upload])

export const changeUpload = (key: string, change: Partial<Upload>): void =>
  setUploads(uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)))

export const dropUpload = (key: string): void => setUploads(uploads.filter((upload) => upload.key !== key))

export function watchUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const none: readonly Upload[] = []

/** All uploads of this tab, oldest first. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(watchUploads, allUploads, () => none)

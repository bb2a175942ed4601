import type { FileUse } from '@arvand/contracts/panel/media'
import { clientStorage } from '../../../api/client-storage.ts'
import { browserStore, readText, removeText, storedKeys } from '../../../api/storage.ts'
import { isStoredKeyOf } from './fingerprint.ts'

/** An upload that a closed or reloaded page left behind; the file itself must be chosen again. */
export interface Unfinished {
  readonly key: string
  readonly name: string
  readonly bytes: number
  readonly sent: number
}

interface KeptUpload {
  readonly size: number
  readonly uploadUrl: string
  readonly metadata: { readonly name?: string }
}

/** What is unfinished for a use, newest first, as the server knows it; what it has forgotten is forgotten here too. */
export async function unfinishedOf(use: FileUse, ownerId: string): Promise<Unfinished[]> {
  const keys = storedKeys().filter((key) => isStoredKeyOf(key, use, ownerId))
  const found = await Promise.all(keys.map(standOf))
  return found.filter((one) => one !== null)
}

async function standOf(key: string): Promise<Unfinished | null> {
  const upload = readKept(key)
  if (!upload) return null
  const { size, uploadUrl, metadata } = upload
  const headers = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${clientStorage.token.get() ?? ''}` }
  const answer = await fetch(uploadUrl, { method: 'HEAD', headers, credentials: 'omit' }).catch(() => null)
  if (answer && [403, 404, 410].includes(answer.status)) {
    removeText(browserStore(), key)
    return null
  }
  // Without an answer it is still offered: the same file goes on from wherever the server stands.
  const sent = Number(answer?.headers.get('Upload-Offset') ?? 0)
  return { key, name: metadata.name ?? '', bytes: size, sent }
}

/** Forgets it here and there. */
export function dropUnfinished({ key }: Pick<Unfinished, 'key'>): void {
  const upload = readKept(key)
  removeText(browserStore(), key)
  if (!upload) return
  const headers = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${clientStorage.token.get() ?? ''}` }
  void fetch(upload.uploadUrl, { method: 'DELETE', headers, credentials: 'omit' }).catch(() => undefined)
}

function readKept(key: string): KeptUpload | null {
  try {
    const told = JSON.parse(readText(browserStore(), key) ?? 'null') as KeptUpload | null
    // An address of elsewhere would be handed the token.
    const isOurs = told !== null && new URL(told.uploadUrl, location.href).origin === location.origin
    return isOurs && Number.isFinite(told.size) ? told : null
  } catch {
    return null
  }
}

import type { FileUse } from '@arvand/contracts/panel/media'
import { clientStorage } from '../../../api/client-storage.ts'
import { browserStore, readText, removeText, storedKeys } from '../../../api/storage.ts'
import { isStoredKeyOf } from './fingerprint.ts'

/** An upload interrupted by a closed or reloaded page; to resume it the file must be chosen again. */
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

/** The unfinished uploads for a use. One that the server does not know any more is removed from this browser too. */
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
  // Offered even without an answer: the resumed upload asks the server for its offset.
  const sent = Number(answer?.headers.get('Upload-Offset') ?? 0)
  return { key, name: metadata.name ?? '', bytes: size, sent }
}

/** Deletes an unfinished upload in this browser and on the server. */
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
    // Only our own origin, because the token is sent to this address.
    const isOurs = told !== null && new URL(told.uploadUrl, location.href).origin === location.origin
    return isOurs && Number.isFinite(told.size) ? told : null
  } catch {
    return null
  }
}

import type { FileUse } from '@arvand/contracts/panel/media'

/**
 * `resting`: paused by the person. `cut`: the connection is lost, and it continues by itself. `refused`: by the server,
 * with a sentence. `preparing`: uploaded, and the server makes renditions of it.
 */
export type UploadState = 'moving' | 'resting' | 'cut' | 'refused' | 'preparing' | 'done'

/** One upload, as screens show it. */
export interface Upload {
  readonly key: string
  readonly use: FileUse
  readonly name: string
  readonly bytes: number
  readonly sent: number
  readonly state: UploadState
  /** Bytes a second. */
  readonly speed: number | null
  /** Why the server refused it. */
  readonly sentence: string | null
  /** After a refusal: whether the same file may be uploaded again. */
  readonly mayTryAgain: boolean
  /** Null until the upload is complete. */
  readonly fileId: string | null
  /** Progress of the preparation. */
  readonly percent: number | null
  /** Why the preparation failed; the uploaded file itself stays. */
  readonly trouble: string | null
}

export const isInProgress = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'moving' || state === 'resting' || state === 'cut'

export const isEnded = ({ state }: Pick<Upload, 'state'>): boolean => state === 'done' || state === 'refused'

/** Uploaded and prepared without an error. */
export const isWell = ({ state, trouble }: Pick<Upload, 'state' | 'trouble'>): boolean =>
  state === 'done' && trouble === null

/** In percent. */
export const shareOf = ({ sent, bytes }: Pick<Upload, 'sent' | 'bytes'>): number =>
  bytes > 0 ? (sent / bytes) * 100 : 0

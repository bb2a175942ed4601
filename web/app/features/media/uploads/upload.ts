import type { FileUse } from '@arvand/contracts/panel/media'

/**
 * `resting` by the person's wish, `cut` by the line (it goes on by itself), `refused` by the server with a sentence,
 * `preparing` is whole and other forms are being made of it.
 */
export type UploadState = 'moving' | 'resting' | 'cut' | 'refused' | 'preparing' | 'done'

/** One file on its way, as screens show it. */
export interface Upload {
  readonly key: string
  readonly use: FileUse
  readonly name: string
  readonly bytes: number
  readonly sent: number
  readonly state: UploadState
  /** Bytes in a second. */
  readonly speed: number | null
  /** Why the server did not take it. */
  readonly sentence: string | null
  /** When it was not taken: whether the same file may be taken another time. */
  readonly mayTryAgain: boolean
  /** Known once it is whole. */
  readonly fileId: string | null
  /** Of the preparation. */
  readonly percent: number | null
  /** Why the preparation failed: the file itself is kept. */
  readonly trouble: string | null
}

export const isInProgress = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'moving' || state === 'resting' || state === 'cut'

export const isEnded = ({ state }: Pick<Upload, 'state'>): boolean => state === 'done' || state === 'refused'

/** Came whole, and all that is made of it was made. */
export const isWell = ({ state, trouble }: Pick<Upload, 'state' | 'trouble'>): boolean =>
  state === 'done' && trouble === null

/** Of a hundred. */
export const shareOf = ({ sent, bytes }: Pick<Upload, 'sent' | 'bytes'>): number =>
  bytes > 0 ? (sent / bytes) * 100 : 0

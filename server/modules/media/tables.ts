import type { Generated, GeneratedAlways } from 'kysely'
import { lens } from '#platform/database'

export type FileUse = 'avatar' | 'cover' | 'lesson' | 'captions' | 'submission' | 'package' | 'exchange'

export interface FileRow {
  readonly id: string
  owner_id: string
  use: FileUse
  name: string
  name_key: GeneratedAlways<string>
  type: string
  bytes: number
  sha256: Buffer
  width: number | null
  height: number | null
  seconds: number | null
  is_public: Generated<boolean>
  created_at: Date
  removed_at: Generated<Date | null>
}

export interface RenditionRow {
  readonly file_id: string
  readonly name: string
  type: string
  bytes: number
  width: number | null
  height: number | null
}

export interface PreparationRow {
  readonly file_id: string
  state: 'waiting' | 'working' | 'done' | 'failed'
  percent: Generated<number>
  trouble: string | null
  changed_at: Date
}

/** This module's view of the database. */
export const media = lens<{
  'media.files': FileRow
  'media.renditions': RenditionRow
  'media.preparations': PreparationRow
}>()

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import { lens } from '#platform/database'

/** The name of a use (`FileUsePlug`). */
export type FileUse = string

export interface FileRow {
  readonly id: string
  owner_id: string
  use: FileUse
  name: string
  name_key: GeneratedAlways<string>
  type: string
  bytes: number
  /** Null for a large file until its preparing job has computed it. */
  sha256: Buffer | null
  width: number | null
  height: number | null
  seconds: number | null
  is_public: Generated<boolean>
  created_at: Date
  removed_at: Generated<Date | null>
  /** Under which id the bytes stand, once another upload took the place of the first. */
  content_id: Generated<string | null>
  /** The file whose place this one takes when it is ready. */
  replaces: Generated<string | null>
  folder_id: Generated<string | null>
  tags: Generated<string[]>
}

export interface FolderRow {
  readonly id: string
  readonly owner_id: string
  readonly parent_id: string | null
  name: string
  name_key: GeneratedAlways<string>
  readonly created_at: Date
}

/** What a file was before something else took its place. */
export interface ReplacementRow {
  readonly id: string
  readonly file_id: string
  readonly by_id: string
  readonly at: Date
  readonly name: string
  readonly bytes: number
  readonly content_id: string
  is_forgotten: Generated<boolean>
}

export interface RenditionRow {
  readonly file_id: string
  readonly name: string
  type: string
  bytes: number
  width: number | null
  height: number | null
}

export interface PageRow {
  readonly file_id: string
  /** From 1. */
  readonly page: number
  width: number
  height: number
  text: string
}

export interface PreparationRow {
  readonly file_id: string
  state: 'waiting' | 'working' | 'done' | 'failed'
  percent: Generated<number>
  trouble: string | null
  changed_at: Date
}

/** An upload. `held_by` is the request that writes to it now; `is_wanted`: another request waits for it. */
export interface UploadRow {
  readonly id: string
  owner_id: string
  use: FileUse
  name: string
  bytes: number
  metadata: ColumnType<Record<string, string | null>, string, never>
  created_at: Date
  expires_at: Date
  is_finished: Generated<boolean>
  held_by: Generated<string | null>
  held_until: Generated<Date | null>
  is_wanted: Generated<boolean>
}

/** This module's view of the database. */
export const media = lens<{
  'media.files': FileRow
  'media.renditions': RenditionRow
  'media.pages': PageRow
  'media.preparations': PreparationRow
  'media.uploads': UploadRow
  'media.folders': FolderRow
  'media.replacements': ReplacementRow
}>()

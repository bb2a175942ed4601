import { lens } from '#platform/database'

interface FileRow {
  readonly token_hash: Buffer
  readonly person_id: string
  readonly name: string
  readonly content: Buffer
  readonly expires_at: Date
}

/** This module's view of the database. */
export const exported = lens<{ 'export.files': FileRow }>()

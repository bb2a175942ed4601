import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

/** The name of a use (`FileUsePlug`). */
export type FileUse = string

type MediaTables = Tables<
  'media',
  {
    'media.uploads': { metadata: Record<string, string | null> }
  }
>

/** This module's view of the database. */
export const media = lens<MediaTables>()

export type RenditionRow = Selectable<MediaTables['media.renditions']>
export type PageRow = Selectable<MediaTables['media.pages']>

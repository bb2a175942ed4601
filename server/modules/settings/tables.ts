import type { Palette } from '@arvand/contracts/site'
import type { Generated } from 'kysely'
import { lens } from '#platform/database'

interface SiteRow {
  readonly only_row: Generated<true>
  name: string
  palette: Palette
  logo_file_id: string | null
  revision: number
  changed_at: Date | null
}

/** This module's view of the database. */
export const settings = lens<{ 'settings.site': SiteRow }>()

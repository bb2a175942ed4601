import type { Palette } from '@arvand/contracts/site'
import { lens, type Tables } from '#platform/database'

/** This module's view of the database. */
export const settings =
  lens<
    Tables<
      'settings',
      {
        'settings.site': { palette: Palette }
      }
    >
  >()

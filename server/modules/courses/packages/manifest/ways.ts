import type { Sequencing } from './manifest-xml.ts'

/** How one moves among the parts of one group (SCORM 2004 SN 3.2). */
export interface Ways {
  /** Each may be opened from the list; else one comes to it by going on. */
  readonly isFree: boolean
  /** One may go back to the part before. */
  readonly goesBack: boolean
}

export const allWays: Ways = { isFree: true, goesBack: true }

/** Pure: the ways within a group, by its own settings or those it names; what is closed above stays closed within. */
export function waysWithin(
  settings: readonly Sequencing[],
  own: Sequencing | undefined,
  above: Ways = allWays,
): Ways {
  const named = own?.['@IDRef'] ? settings.find((one) => one['@ID'] === own['@IDRef']) : undefined
  const mode = own?.controlMode ?? named?.controlMode
  return {
    isFree: above.isFree && mode?.['@choice'] !== 'false',
    goesBack: mode?.['@forwardOnly'] !== 'true',
  }
}

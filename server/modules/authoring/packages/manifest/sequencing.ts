import type { Sequencing } from './manifest-xml.ts'

/** How one moves among the parts of one group (SCORM 2004 SN 3.2). */
export interface GroupSequencing {
  /** Each may be opened from the list; else one comes to it by going on. */
  readonly isFree: boolean
  /** One may go back to the part before. */
  readonly goesBack: boolean
}

/** Settings of which items speak by their names. */
export type Settings = ReadonlyMap<string, Sequencing>

export const unrestricted: GroupSequencing = { isFree: true, goesBack: true }

/** Pure: the ways within a group, by its own settings or those it names; what is closed above stays closed within. */
export function sequencingWithin(
  settings: Settings,
  own: Sequencing | undefined,
  above: GroupSequencing = unrestricted,
): GroupSequencing {
  const mode = own?.controlMode ?? namedBy(settings, own)?.controlMode
  return {
    isFree: above.isFree && mode?.['@choice'] !== 'false',
    goesBack: mode?.['@forwardOnly'] !== 'true',
  }
}

/** Pure: whether an item leaves it to its content to say that it is completed (SCORM 2004 SN 3.13). */
export const contentSetsCompletion = (settings: Settings, own: Sequencing | undefined): boolean =>
  isTrue((own?.deliveryControls ?? namedBy(settings, own)?.deliveryControls)?.['@completionSetByContent'])

const namedBy = (settings: Settings, own: Sequencing | undefined): Sequencing | undefined =>
  own?.['@IDRef'] ? settings.get(own['@IDRef']) : undefined

const isTrue = (word: string | undefined): boolean => word === 'true' || word === '1'

import type { Sequencing } from './manifest-xml.ts'

/** How a learner moves among the parts of one group (SCORM 2004 SN 3.2). */
export interface GroupSequencing {
  /** Each part may be opened from the list; else a learner reaches it only by going on. */
  readonly isFree: boolean
  /** A learner may go back to the part before. */
  readonly goesBack: boolean
}

/** Shared settings by their ids, to which items refer. */
export type Settings = ReadonlyMap<string, Sequencing>

export const unrestricted: GroupSequencing = { isFree: true, goesBack: true }

/** Pure: the sequencing of a group, by its own or shared settings; a choice forbidden above stays forbidden within. */
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

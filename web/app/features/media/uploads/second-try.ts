import type { ErrorCode } from '@arvand/contracts/errors/catalogue'

/** What is wrong with the file itself: the same file is refused each time. */
const ofTheFile: readonly ErrorCode[] = [
  'media.too-large',
  'media.empty',
  'media.type-refused',
  'media.heic-refused',
  'media.rar-refused',
  'media.film-refused',
  'media.sound-refused',
  'media.letters-refused',
  'media.markup-refused',
  'media.picture-broken',
  'media.picture-too-large',
  'media.captions-broken',
  'media.archive-broken',
  'media.archive-unsafe',
]

/** Whether the same file may be taken another time; if not, only another file helps. */
export const mayTryAgain = (code: string): boolean => !ofTheFile.some((one) => one === code)

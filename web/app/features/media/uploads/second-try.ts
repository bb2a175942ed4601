import type { ErrorCode } from '@arvand/contracts/errors/catalogue'

/** Errors of the file itself: the same file would be refused each time. */
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

/** Whether the same file may be uploaded again; if not, only another file helps. */
export const mayTryAgain = (code: string): boolean => !ofTheFile.some((one) => one === code)

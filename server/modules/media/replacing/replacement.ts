import type { FileKind, FileUse } from '@arvand/contracts/panel/media'

/** Handed-in work and packages were read as they were uploaded, and an avatar is changed in the profile. */
const replaceable: readonly FileUse[] = ['lesson', 'cover', 'captions']

/** Pure: why no upload may take the place of a file. A replacement that failed is in nobody's way. */
export function whyNotReplace(
  use: FileUse,
  pending: { readonly isFailed: boolean } | null,
): 'media.not-replaceable' | 'media.being-replaced' | null {
  if (!replaceable.includes(use)) return 'media.not-replaceable'
  return pending && !pending.isFailed ? 'media.being-replaced' : null
}

/** Pure: why this upload may not take the place of that file: lessons show it as what it was. */
export const whyNotTakePlace = (
  kind: FileKind | null,
  formerKind: FileKind | null,
): 'media.other-kind' | null => (kind === formerKind ? null : 'media.other-kind')

const ending = /\.[a-z0-9]{1,5}$/i

/** Pure: the name by which the file is known stays; its ending is that of the new content. */
export const nameAfter = (former: string, next: string): string =>
  former.replace(ending, '') + (ending.exec(next)?.[0] ?? '')

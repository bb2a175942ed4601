import type { LibraryFile } from '@arvand/contracts/panel/media'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { libraryWords as words } from '../words.ts'

/** «ویدیو، ۲۴ مگابایت» */
export const noteOf = ({ kind, bytes }: Pick<LibraryFile, 'kind' | 'bytes'>): string =>
  `${words.kinds[kind]}، ${sizeInWords(bytes)}`

/** «در ۲ درس و ۱ جلد دوره استفاده شده» */
export function usesInWords(uses: LibraryFile['uses']): string {
  if (uses.length === 0) return words.unused
  return words.usedIn(uses.map(({ noun, count }) => `${formatNumber(count)} ${noun}`).join(words.and))
}

/** The progress of a file's preparation; null when there is none or it is complete. */
export function preparingInWords(preparing: LibraryFile['preparing']): string | null {
  if (!preparing) return null
  if (preparing.state === 'failed') return words.notPrepared
  return preparing.state === 'waiting' ? words.waiting : words.preparingNow(formatPercent(preparing.percent))
}

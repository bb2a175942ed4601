import type { LibraryFile } from '@arvand/contracts/panel/media'
import { formatPercent } from '@arvand/persian/numbers'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { libraryWords as words } from '../words.ts'

/** «ویدیو، ۲۴ مگابایت» */
export const noteOf = ({ kind, bytes }: Pick<LibraryFile, 'kind' | 'bytes'>): string =>
  `${words.kinds[kind]}، ${sizeInWords(bytes)}`

/** The progress of a file's preparation; null when there is none or it is complete. */
export function preparingInWords(preparing: LibraryFile['preparing']): string | null {
  if (!preparing) return null
  if (preparing.state === 'failed') return words.notPrepared
  return preparing.state === 'waiting' ? words.waiting : words.preparingNow(formatPercent(preparing.percent))
}

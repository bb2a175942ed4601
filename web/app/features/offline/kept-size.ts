import { sizeInWords } from '../../ui/file-drop.tsx'
import { keepWords as words } from './words.ts'

/** How much the files of what is kept weigh; a page without any is a text alone. */
export const keptSize = (bytes: number): string => (bytes > 0 ? sizeInWords(bytes) : words.textAlone)

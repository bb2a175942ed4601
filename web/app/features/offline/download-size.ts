import { sizeInWords } from '../../ui/file-drop.tsx'
import { downloadWords as words } from './words.ts'

/** How much the files of what is kept weigh; a page without any is a text alone. */
export const downloadSize = (bytes: number): string => (bytes > 0 ? sizeInWords(bytes) : words.textAlone)

import { sizeInWords } from '../../ui/file-drop.tsx'
import { downloadWords as words } from './words.ts'

/** The size of the files of a download; a lesson without files is only text. */
export const downloadSize = (bytes: number): string => (bytes > 0 ? sizeInWords(bytes) : words.textAlone)

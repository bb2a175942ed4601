import { courseReader, packageReader } from '#modules/authoring'
import { fileReader } from '#modules/media'

/** Every kind of file of strangers that is read by a process of its own; a test starts each on noise. */
export const readers = [courseReader, packageReader, fileReader] as const

export { type ArchiveTrouble, BrokenArchive, type Unpacked, type UnpackedFile } from './archives/limits.ts'
export { unfoldLimit, unpackArchive } from './archives/unpack-archive.ts'

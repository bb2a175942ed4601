export {
  type ArchiveTrouble,
  BrokenArchive,
  type Unpacked,
  type UnpackedFile,
  type UnpackLimits,
} from './archives/limits.ts'
export { unpackArchive } from './archives/unpack-archive.ts'

export { findFiles, type MediaFile } from './file-queries.ts'
export { mediaModule } from './module.ts'
export type { FileUse } from './tables.ts'

export { PackageComing } from './package-coming.tsx'
export { PackagePart } from './package-part.tsx'

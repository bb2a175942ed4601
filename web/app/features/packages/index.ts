export { PackagePart } from './package-part.tsx'

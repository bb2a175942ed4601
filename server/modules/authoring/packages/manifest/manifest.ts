import type { PackageManifest } from '#modules/courses'

/** The parts of an imsmanifest.xml that the player uses. */
export type Manifest = Omit<PackageManifest, 'outsideHosts'>
export type Part = Manifest['parts'][number]
export type LeftOut = Manifest['leftOut'][number]
export type Standard = Manifest['standard']

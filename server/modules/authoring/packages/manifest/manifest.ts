import type { PackageManifest } from '#modules/courses'

/** What an imsmanifest.xml says, as far as it is played here. */
export type Manifest = Omit<PackageManifest, 'outsideHosts'>
export type Part = Manifest['parts'][number]
export type LeftOut = Manifest['leftOut'][number]
export type Standard = Manifest['standard']

import type { leftOut } from '@arvand/contracts/panel/packages'
import type { z } from 'zod'

export type Standard = '1.2' | '2004'

export type LeftOut = z.input<typeof leftOut>

/** A part that learners open: a SCO calls the run-time, an asset is only shown. */
export interface Part {
  readonly identifier: string
  readonly title: string
  readonly depth: number
  readonly kind: 'sco' | 'asset'
  /** Path within the package, with its query. */
  readonly href: string
  /** Data elements from the manifest that the run-time gives to the part. */
  readonly given: Readonly<Record<string, string>>
  /** It may be opened from the list; else a learner reaches it only by going on. */
  readonly isFree: boolean
  /** A learner may go back from it to the part before. */
  readonly goesBack: boolean
  /** The part itself reports its completion; else closing it completes it. */
  readonly tellsCompletion: boolean
}

/** The parts of a package's manifest that the player uses. */
export interface PackageManifest {
  readonly standard: Standard
  readonly title: string
  readonly parts: readonly Part[]
  readonly leftOut: readonly LeftOut[]
  /** Other hosts from which the package loads something. */
  readonly outsideHosts: readonly string[]
}

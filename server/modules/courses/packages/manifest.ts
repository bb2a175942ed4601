import type { leftOut } from '@arvand/contracts/panel/packages'
import type { z } from 'zod'

export type Standard = '1.2' | '2004'

export type LeftOut = z.input<typeof leftOut>

/** Something that is opened: a SCO speaks to the run-time, an asset is only shown. */
export interface Part {
  readonly identifier: string
  readonly title: string
  readonly depth: number
  readonly kind: 'sco' | 'asset'
  /** Path within the package, with its query. */
  readonly href: string
  /** What the run-time hands to it. */
  readonly given: Readonly<Record<string, string>>
  /** It may be opened from the list; else one comes to it by going on. */
  readonly isFree: boolean
  /** One may go back from it to the part before. */
  readonly goesBack: boolean
  /** It says itself that it is completed; else its end completes it. */
  readonly tellsCompletion: boolean
}

/** What a package says of itself, as far as it is played here. */
export interface PackageManifest {
  readonly standard: Standard
  readonly title: string
  readonly parts: readonly Part[]
  readonly leftOut: readonly LeftOut[]
  /** Hosts of others that it asks for something. */
  readonly outsideHosts: readonly string[]
}

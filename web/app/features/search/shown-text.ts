import type { SearchKind } from '@arvand/contracts/search'
import { localDigits } from '@arvand/persian/digits'
import { formatMobile, isMobile } from '@arvand/persian/mobile'

/** The number of a factor is read in the digits of the locale. */
export const shownTitle = (kind: SearchKind, title: string): string =>
  kind === 'factor' || kind === 'managedFactor' ? localDigits(title) : title

/** So is the mobile of a person. */
export const shownText = (kind: SearchKind, text: string): string =>
  kind === 'person' && isMobile(text) ? formatMobile(text) : text

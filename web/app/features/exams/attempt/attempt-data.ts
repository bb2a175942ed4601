import type { Service } from '@arvand/contracts/endpoint'
import type { ShownAttempt } from './use-shown.ts'

/** What the page of an attempt brings to its script. */
export interface AttemptData {
  readonly shown: ShownAttempt
  readonly personId: string
  readonly bases: Readonly<Record<Service, string>>
}

/** The element in which the attempt is drawn, and the one that holds its data. */
export const attemptPlace = { page: 'attempt', data: 'attempt-data' } as const

/** Pure: as JSON that may stand inside a script element. */
export const written = (data: AttemptData): string => JSON.stringify(data).replaceAll('<', '\\u003c')

export const readIn = (text: string): AttemptData => JSON.parse(text) as AttemptData

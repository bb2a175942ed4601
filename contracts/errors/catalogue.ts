import { calendarErrors } from './calendar.ts'
import { certificatesErrors } from './certificates.ts'
import { commerceErrors } from './commerce.ts'
import { coursesErrors } from './courses.ts'
import { assignmentsErrors } from './courses-assignments.ts'
import { readinessErrors } from './courses-readiness.ts'
import { discussionErrors } from './discussion.ts'
import type { ErrorPromise } from './error-table.ts'
import { examsErrors } from './exams.ts'
import { giftsErrors } from './gifts.ts'
import { identityErrors } from './identity.ts'
import { liveErrors } from './live.ts'
import { mediaErrors } from './media.ts'
import { noticesErrors } from './notices.ts'
import { plusErrors } from './plus.ts'
import { requestErrors } from './request.ts'
import { supportErrors } from './support.ts'
import { walletErrors } from './wallet.ts'

/** All error codes of Arvand, one table for each area. A code that is not here does not compile elsewhere. */
export const errorCatalogue = {
  ...requestErrors,
  ...identityErrors,
  ...calendarErrors,
  ...noticesErrors,
  ...discussionErrors,
  ...liveErrors,
  ...mediaErrors,
  ...supportErrors,
  ...walletErrors,
  ...commerceErrors,
  ...coursesErrors,
  ...assignmentsErrors,
  ...readinessErrors,
  ...plusErrors,
  ...giftsErrors,
  ...examsErrors,
  ...certificatesErrors,
} as const

export type ErrorCode = keyof typeof errorCatalogue
export type GeneralErrorCode = keyof typeof requestErrors

export const promiseOf = (code: ErrorCode): ErrorPromise => errorCatalogue[code]

export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(errorCatalogue, text)

export const isGeneral = (code: ErrorCode): code is GeneralErrorCode => Object.hasOwn(requestErrors, code)

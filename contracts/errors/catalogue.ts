import type { ErrorPromise } from './error-table.ts'
import { requestErrors } from './request.ts'
import * as tables from './tables.ts'

type Tables = typeof tables
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** All error codes of Arvand, from the tables in `tables.ts`. A code that is in none does not compile elsewhere. */
export const errorCatalogue: AllOf<Tables[keyof Tables]> = Object.assign({}, ...Object.values(tables))

export type ErrorCode = keyof typeof errorCatalogue
export type GeneralErrorCode = keyof typeof requestErrors

export const promiseOf = (code: ErrorCode): ErrorPromise => errorCatalogue[code]

export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(errorCatalogue, text)

export const isGeneral = (code: ErrorCode): code is GeneralErrorCode => Object.hasOwn(requestErrors, code)

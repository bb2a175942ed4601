/** What an error code promises: the HTTP status it travels with and the Persian sentence a person reads. */
export interface ErrorPromise {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 423 | 429 | 500 | 503
  readonly sentence: string
}

/** One word's codes. The key is `<word>.<what-happened>`, so that a search for either finds both sides. */
export type ErrorTable = Readonly<Record<`${string}.${string}`, ErrorPromise>>

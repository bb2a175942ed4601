/** What an error code stands for: its HTTP status and the Persian sentence that people read. */
export interface ErrorPromise {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 423 | 429 | 500 | 503
  readonly sentence: string
}

/** Error codes of one area. The key is `<area>.<what-happened>`, the same text on the server and in the web. */
export type ErrorTable = Readonly<Record<`${string}.${string}`, ErrorPromise>>

import { kept } from '../../api/kept.ts'

/**
 * Until this browser holds the token of the session: right after signing in elsewhere it is put in place a moment after
 * the page is alive, and a call without it would end the session here.
 */
export function tokenKept(): Promise<void> {
  if (kept.token.get() !== null) return Promise.resolve()
  return new Promise((done) => {
    const leave = kept.token.subscribe(() => {
      if (kept.token.get() === null) return
      leave()
      done()
    })
  })
}

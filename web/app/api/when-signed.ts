import { kept } from './kept.ts'

const patience = 10_000

/**
 * Resolves when the token of who is signed in is kept here. A page that has just been loaded asks for it first; a call
 * before that would be taken for a stranger's, whom the error catalogue sends to sign in. False: none came in time.
 */
export function whenSigned(): Promise<boolean> {
  if (kept.token.get()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (signed: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(signed)
    }
    const timer = setTimeout(() => end(false), patience)
    const stop = kept.token.subscribe(() => (kept.token.get() ? end(true) : undefined))
  })
}

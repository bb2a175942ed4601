// Whether nobody is signed in because somebody signed out, and not because a session ended.
let signedOut = false

export const wasSignedOut = (): boolean => signedOut

/** Notes that somebody signed out, in this tab or another; `false`: that somebody is signed in again. */
export function noteSignOut(is = true): void {
  signedOut = is
}

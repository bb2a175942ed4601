// Whether nobody is here because somebody signed out, and not because a session ended.
let signedOut = false

export const wasSignedOut = (): boolean => signedOut

/** Somebody signed out, in this tab or another; or somebody is here again. */
export function noteSignOut(is = true): void {
  signedOut = is
}

import { noteSignOut } from '../../../api/signed-out.ts'
import { postForm } from './requests.ts'
import { stateOf } from './session.ts'
import { leaveFor } from './sign-in.ts'
import { dropQuestions, refetch, setState } from './store.ts'
import { notifyTabs } from './tabs.ts'

export interface SignOutOptions {
  /** Where to go next; this page when left out. */
  readonly callbackUrl?: string
  /** False: stay here. */
  readonly redirect?: boolean
}

/** Ends the session on the server and notifies the other tabs. Null when the server did not end it. */
export async function signOut({
  callbackUrl = location.href,
  redirect = true,
}: SignOutOptions = {}): Promise<{ readonly url: string } | null> {
  dropQuestions()
  const { ok, url } = await postForm('signout', { callbackUrl })
  // Requests sent while signing out may have been answered with the session that has just ended.
  dropQuestions()
  if (!ok || !url || new URL(url).searchParams.has('csrf')) {
    await refetch()
    return null
  }
  noteSignOut()
  setState(stateOf(null))
  notifyTabs('signout')
  if (redirect) leaveFor(url)
  return { url }
}

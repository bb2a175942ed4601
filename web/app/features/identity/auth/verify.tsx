import { redirect } from 'react-router'

/** A code is asked for on the door that sent it; who comes here by an old link begins at sign-in. */
export function loader({ url }: { url: URL }) {
  const asked = new URLSearchParams(url.search)
  asked.set('by', 'code')
  return redirect(`/auth/sign-in?${asked}`)
}

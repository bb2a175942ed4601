import { redirect } from 'react-router'

/** The auth page that sent a code also asks for it; visitors with an old link to this address start at sign-in. */
export function loader({ url }: { url: URL }) {
  const asked = new URLSearchParams(url.search)
  asked.set('by', 'code')
  return redirect(`/auth/sign-in?${asked}`)
}

import { Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { getProviders } from '../authentication-client/requests.ts'
import { GuardRow } from './guard-row.tsx'
import { securityWords as words } from './words.ts'

interface GoogleRowProps {
  readonly linked: { readonly email: string | null; readonly linkedAt: string } | null
  readonly now: number
}

/** Sign-in with Google: linked already, or offered where the operator configured it. */
export function GoogleRow({ linked, now }: GoogleRowProps) {
  const offered = useOffered(linked === null)
  if (linked)
    return (
      <GuardRow
        icon={Link2}
        title={words.google}
        note={
          <>
            {words.googleLinked} <bdi dir="ltr">{linked.email}</bdi>{' '}
            <TimeAgo at={linked.linkedAt} now={now} />
          </>
        }
        to="/panel/security/google"
        action={words.unlinkGoogle}
      />
    )
  if (!offered) return null
  return (
    <GuardRow
      icon={Link2}
      title={words.google}
      note={words.googleLead}
      to="/panel/security/google"
      action={words.linkGoogle}
    />
  )
}

/** Whether the server's list of sign-in providers contains Google. */
function useOffered(matters: boolean): boolean {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    if (!matters) return
    let away = false
    void getProviders().then((providers) => !away && setOffered(providers !== null && 'google' in providers))
    return () => {
      away = true
    }
  }, [matters])
  return offered
}

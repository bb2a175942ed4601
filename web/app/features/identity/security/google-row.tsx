import { Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getProviders } from '../authentication-client/requests.ts'
import { GuardRow } from './guard-row.tsx'
import { securityWords as words } from './words.ts'

/** Linking Google; there only where the operator has configured it, which the authentication client's list says. */
export function GoogleRow() {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    let away = false
    void getProviders().then((providers) => !away && setOffered(providers !== null && 'google' in providers))
    return () => {
      away = true
    }
  }, [])
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

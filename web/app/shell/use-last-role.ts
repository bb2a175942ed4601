import type { Role } from '@arvand/contracts/people'
import { useEffect } from 'react'
import { lastRoleCookie } from './last-role.ts'

/** Remembers on this device in which role its person worked last; signing in leads there again. */
export function useLastRole(role: Role): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the newer interface
    document.cookie = `${lastRoleCookie}=${role}; Path=/; SameSite=Lax; Max-Age=31536000`
  }, [role])
}

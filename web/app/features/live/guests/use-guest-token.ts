import { useLayoutEffect } from 'react'
import { callAsGuest } from '../../../api/current-token.ts'

/** While the page of a guest is open, it calls with the token of their visit. Earlier than effects that call. */
export function useGuestToken(): void {
  useLayoutEffect(() => {
    let asked: Promise<string | null> | null = null
    callAsGuest(() => {
      asked ??= ask()
      return asked
    })
    return () => callAsGuest(null)
  }, [])
}

async function ask(): Promise<string | null> {
  try {
    const answer: unknown = await (await fetch('/live/guests/token')).json()
    const { token } = answer as { token: string | null }
    return token
  } catch {
    return null
  }
}

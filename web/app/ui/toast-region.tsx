import { useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { onFirstToast, onToast } from './toasts.ts'

const ToastStack = lazyPart(stack)

/** Mounted once in the shell; loads the toast stack at the first toast. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted ? <ToastStack /> : null
}

/**
 * The person did not request this part, so a failed load over a broken connection shows no error; the toasts wait until
 * it is loaded.
 */
async function stack(): Promise<typeof import('./toast-stack.tsx')> {
  for (;;) {
    const tried = new AbortController()
    // Heard from before the attempt on: the connection may be back before its failure is known.
    const again = anotherChance(tried.signal)
    try {
      return await import('./toast-stack.tsx')
    } catch {
      await again
    } finally {
      tried.abort()
    }
  }
}

/** Resolves when the connection is back or another toast arrives. */
const anotherChance = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { signal })
    signal.addEventListener('abort', onToast(resolve))
  })

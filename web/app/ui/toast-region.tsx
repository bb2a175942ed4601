import { useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { onFirstToast, onToast } from './toasts.ts'

const ToastStack = lazyPart(stack)

/** Stands once in the shell; fetches what shows toasts at the first of them. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted ? <ToastStack /> : null
}

/** Nobody has asked for this part, so nobody is told that it does not come over a cut line; toasts wait for it. */
async function stack(): Promise<typeof import('./toast-stack.tsx')> {
  for (;;) {
    try {
      return await import('./toast-stack.tsx')
    } catch {
      await anotherChance()
    }
  }
}

/** The line is back, or there is one more toast. */
async function anotherChance(): Promise<void> {
  const isOver = new AbortController()
  const { signal } = isOver
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { signal })
    signal.addEventListener('abort', onToast(resolve))
  })
  isOver.abort()
}

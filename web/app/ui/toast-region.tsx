import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toasts.ts'

const ToastStack = lazy(() => import('./toast-stack.tsx'))

/** Stands once in the shell; fetches what shows toasts at the first of them. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}

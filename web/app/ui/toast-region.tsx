import { useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { onFirstToast } from './toasts.ts'

const ToastStack = lazyPart(() => import('./toast-stack.tsx'))

/** Stands once in the shell; fetches what shows toasts at the first of them. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted ? <ToastStack /> : null
}

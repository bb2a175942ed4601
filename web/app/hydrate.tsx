import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { reportTrouble } from './shell/browser-trouble.ts'
import { whileHydrated } from './shell/client-middleware.ts'
import { type EarlyChanges, earlyChanges } from './shell/early-changes.ts'
import { guardPage } from './shell/guard-page.ts'
import { keepFromReact } from './shell/keep-from-react.ts'
import { endEarlyPresses, pressAgain } from './shell/presses.ts'

/** Hydrates the page. A file of its own, so that React DOM loads only when `entry.client` imports it. */
export function hydrate() {
  const changes = earlyChanges()
  const endKeeping = keepFromReact()
  whileHydrated.push(guardPage)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakeUp changes={changes} onTakenUp={endKeeping}>
          <HydratedRouter onError={reportFault} />
        </TakeUp>
      </StrictMode>,
      { onUncaughtError: reportFault },
    )
  })
}

/** An error page of a status is an answer of the server, not a fault of the browser. */
const reportFault = (error: unknown): void => {
  if (!isRouteErrorResponse(error)) reportTrouble(error)
}

interface TakeUpProps {
  readonly changes: EarlyChanges
  readonly onTakenUp: () => void
  readonly children: ReactNode
}

/**
 * Applies the changes and presses from before hydration. It wraps the page instead of standing beside it: beside it,
 * React would count other ids than the server did.
 */
function TakeUp({ changes, onTakenUp, children }: TakeUpProps) {
  const [isHydrated, setHydrated] = useState(false)
  useLayoutEffect(() => {
    changes.keep()
    endEarlyPresses()
    onTakenUp()
  }, [changes, onTakenUp])
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    // Runs after the page's own effects, which may fill in a stored draft: the person's change must win.
    if (!isHydrated) return
    queueMicrotask(() => {
      changes.tell()
      pressAgain()
    })
  }, [isHydrated, changes])
  return children
}

import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportTrouble } from './shell/browser-trouble.ts'
import { whileAwake } from './shell/client-middleware.ts'
import { type EarlyChanges, earlyChanges } from './shell/early-changes.ts'
import { guardPage } from './shell/guard-page.ts'
import { endEarlyPresses, pressAgain } from './shell/presses.ts'

/** Brings the page to life. A file of its own, so that React DOM loads when `entry.client` asks for it. */
export function hydrate() {
  const changes = earlyChanges()
  whileAwake.push(guardPage)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakeUp changes={changes}>
          <HydratedRouter onError={reportTrouble} />
        </TakeUp>
      </StrictMode>,
      { onUncaughtError: reportTrouble },
    )
  })
}

/**
 * Takes up what was changed and pressed before there was anybody to hear it. It stands around the page and not beside it: beside it
 * React would count other ids than the server did.
 */
function TakeUp({ changes, children }: { changes: EarlyChanges; children: ReactNode }) {
  const [isAwake, setAwake] = useState(false)
  useLayoutEffect(() => {
    changes.keep()
    endEarlyPresses()
  }, [changes])
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    // After what the page's own effects drew (a draft that this device kept, say): the change belongs on top of it.
    if (!isAwake) return
    queueMicrotask(() => {
      changes.tell()
      pressAgain()
    })
  }, [isAwake, changes])
  return children
}

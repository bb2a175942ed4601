import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellTrouble } from './shell/browser-trouble.ts'

/** Brings the page to life. A file of its own, so that React DOM loads when `entry.client` asks for it. */
export function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={tellTrouble} />
      </StrictMode>,
      { onUncaughtError: tellTrouble },
    )
  })
}

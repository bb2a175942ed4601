import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setBases } from '../../../api/browser.ts'
import { reportTrouble } from '../../../shell/browser-trouble.ts'
import { endEarlyPresses } from '../../../shell/presses.ts'
import { Button } from '../../../ui/button.tsx'
import { ToastRegion } from '../../../ui/toast-region.tsx'
import { meetSession } from '../../identity/index.ts'
import { attemptPlace, readIn } from './attempt-data.ts'
import { AttemptScreen } from './attempt-screen.tsx'
import { loadEverything } from './load-everything.ts'
import { Notice } from './notice.tsx'
import { stageOf } from './stage.ts'
import { insteadWords as words } from './words.ts'

/** Draws the page of an attempt. It is a page of its own: neither the router nor the shell are loaded for it. */
export function beginAttempt(): void {
  const page = document.getElementById(attemptPlace.page)
  const data = document.getElementById(attemptPlace.data)
  if (!page || !data) return
  const { shown, personId, bases } = readIn(data.textContent)
  setBases(bases)
  void meetSession()
  const root = createRoot(page, {
    onUncaughtError(error) {
      reportTrouble(error)
      createRoot(page).render(<Broken />)
    },
  })
  root.render(
    <StrictMode>
      <AttemptScreen shown={shown} personId={personId} />
      <ToastRegion />
    </StrictMode>,
  )
  endEarlyPresses()
  // Behind the questions: the line may be cut before somebody presses what needs them.
  void loadEverything(stageOf(shown.attempt.sections) !== null).catch(() => undefined)
}

/** What was given before is on the device, so opening the page again loses nothing. */
const Broken = () => (
  <Notice title={words.broken} text={words.brokenText}>
    <Button type="button" onClick={() => window.location.reload()}>
      {words.openAgain}
    </Button>
  </Notice>
)

import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/icon.tsx'
import { applyDisplay, storedDisplay } from './display.ts'
import { Ended } from './ended.tsx'
import { Notice } from './notice.tsx'
import { Paper } from './paper.tsx'
import { openIdOf } from './stage.ts'
import { useAttempt } from './use-attempt.ts'
import { useFilesAhead } from './use-files-ahead.ts'
import type { ShownAttempt } from './use-shown.ts'
import { endWords, attemptWords as words } from './words.ts'

interface ScreenProps {
  readonly shown: ShownAttempt
  readonly personId: string
}

/** An attempt: its questions while it runs, and how it ended. */
export default function AttemptScreen({ shown: loaded, personId }: ScreenProps) {
  const work = useAttempt(loaded, personId)
  const { shown, place, state, workHere } = work
  useFilesAhead(shown.files)
  useEffect(() => {
    applyDisplay(storedDisplay())
    return () => applyDisplay(null)
  }, [])
  if (place === 'elsewhere')
    return (
      <Notice title={endWords.elsewhereTab} text={endWords.elsewhereTabText}>
        <Button type="button" onClick={workHere}>
          {endWords.here}
        </Button>
      </Notice>
    )
  if (!state)
    return (
      <main
        id="main"
        className="grid min-h-dvh place-content-center justify-items-center gap-3 px-4 text-muted"
      >
        <h1 className="sr-only">{shown.exam.title}</h1>
        <Spinner size={28} />
        <p role="status">{words.preparing}</p>
        <noscript>{words.noScript}</noscript>
      </main>
    )
  if (state.ending !== null) return <Ended shown={shown} work={work} state={state} ending={state.ending} />
  // Each section begins with a page of its own.
  return <Paper key={openIdOf(shown.attempt)} shown={shown} work={work} state={state} />
}

import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { applyDisplay, storedDisplay } from './display.ts'
import { Notice } from './notice.tsx'
import { Paper } from './paper.tsx'
import { Preparing } from './preparing.tsx'
import { openIdOf } from './stage.ts'
import { useAttempt } from './use-attempt.ts'
import { useFilesAhead } from './use-files-ahead.ts'
import type { ShownAttempt } from './use-shown.ts'
import { insteadWords } from './words.ts'

const Ended = lazyPart(() => import('./ended.tsx'))

interface ScreenProps {
  readonly shown: ShownAttempt
  readonly personId: string
}

/** An attempt: its questions while it runs, and how it ended. */
export function AttemptScreen({ shown: loaded, personId }: ScreenProps) {
  const work = useAttempt(loaded, personId)
  const { shown, place, state, workHere } = work
  useFilesAhead(shown.files)
  useEffect(() => {
    applyDisplay(storedDisplay())
    return () => applyDisplay(null)
  }, [])
  if (place === 'elsewhere')
    return (
      <Notice title={insteadWords.elsewhereTab} text={insteadWords.elsewhereTabText}>
        <Button type="button" onClick={workHere}>
          {insteadWords.here}
        </Button>
      </Notice>
    )
  if (!state) return <Preparing title={shown.exam.title} />
  if (state.ending !== null) return <Ended shown={shown} work={work} state={state} ending={state.ending} />
  // Each section begins with a page of its own.
  return <Paper key={openIdOf(shown.attempt)} shown={shown} work={work} state={state} />
}

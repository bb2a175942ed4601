import { joinSession } from '@arvand/contracts/panel/live'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { quietCall } from '../../../api/browser.ts'
import { hearLive } from '../../../api/live-messages.ts'
import { attempt, isTemporary } from '../../../api/refusal.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Spinner } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { pageIdOf } from '../page-id.ts'
import type { Shown } from '../shown.ts'
import { liveWords } from '../words.ts'
import { waitingWords as words } from './waiting-words.ts'

const askEveryMs = 30_000

/** Before the door: whoever waits goes in as soon as a host lets them. */
export default function Waits({ shown: { session, title, page } }: { shown: Shown }) {
  const isLost = useAsking(session.id)
  return (
    <div data-theme="dark" className="min-h-dvh bg-paper text-ink">
      <main id="main" className="page grid min-h-dvh max-w-xl content-center gap-5 py-8">
        <header className="grid gap-1">
          <p className="text-15 text-muted">{title}</p>
          <h1 className="text-28 font-display">{words.title}</h1>
        </header>
        <p role="status" className="flex items-center gap-3 text-16">
          <Spinner size={24} />
          <span>{words.text}</span>
        </p>
        {isLost ? <Alert tone="warning">{words.lost}</Alert> : null}
        <p>
          <TextLink alone to={page} className="inline-flex min-h-11 items-center">
            {liveWords.back}
          </TextLink>
        </p>
      </main>
    </div>
  )
}

/** Asks again and again, which is also the sign of life by which a host sees who waits; whether the line is cut. */
function useAsking(sessionId: string): boolean {
  const { revalidate } = useRevalidator()
  const again = useRef(revalidate)
  again.current = revalidate
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let isGone = false
    let isDone = false
    const ask = async () => {
      // Once it is let in, what is heard of the class is for its own page, which is being loaded.
      if (isDone) return
      const { answer, refusal } = await attempt(
        quietCall(joinSession, { sessionId, pageId: pageIdOf(sessionId) }),
      )
      if (isGone) return
      const isCut = refusal !== undefined && isTemporary(refusal)
      setLost(isCut)
      // Let in, or refused for good: the page shows which.
      isDone = answer?.isWaiting === false
      if (!isCut && !answer?.isWaiting) void again.current()
    }
    const hear = (payload: unknown) => {
      if ((payload as { sessionId?: unknown }).sessionId === sessionId) void ask()
    }
    const stop = hearLive('live', hear, () => void ask())
    const timer = setInterval(() => void ask(), askEveryMs)
    return () => {
      isGone = true
      clearInterval(timer)
      stop()
    }
  }, [sessionId])
  return isLost
}

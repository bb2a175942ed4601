import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { hearLive } from '../../api/live-messages.ts'
import type { Poll } from './shown.ts'

/** Names come with the page, not with each vote; it is loaded again so often at most. */
const namesEveryMs = 3_000

interface Votes {
  readonly sessionId: string
  readonly pollId: string
  readonly voters: number
  readonly votes: readonly number[]
}

/** The polls of a page with the votes that came since it was loaded. */
export function usePollVotes(sessionId: string, polls: readonly Poll[]): readonly Poll[] {
  const { revalidate } = useRevalidator()
  const [heard, setHeard] = useState<Readonly<Record<string, Votes>>>({})
  const [loaded, setLoaded] = useState(polls)
  const latest = useRef({ polls, revalidate })
  latest.current = { polls, revalidate }
  // What was loaded later than the votes has them.
  if (loaded !== polls) {
    setLoaded(polls)
    setHeard({})
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const loadNames = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void latest.current.revalidate()
      }, namesEveryMs)
    }
    const stop = hearLive(
      'livePoll',
      (payload) => {
        const votes = payload as Votes
        if (votes.sessionId !== sessionId) return
        setHeard((before) => ({ ...before, [votes.pollId]: votes }))
        if (latest.current.polls.some(({ id, isAnonymous }) => id === votes.pollId && !isAnonymous))
          loadNames()
      },
      () => undefined,
    )
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [sessionId])
  return polls.map((poll) => withVotes(poll, heard[poll.id]))
}

function withVotes(poll: Poll, heard: Votes | undefined): Poll {
  // Hidden again meanwhile.
  if (!heard || poll.voters === null) return poll
  const choices = poll.choices.map((choice, at) => ({ ...choice, votes: heard.votes[at] ?? 0 }))
  return { ...poll, voters: heard.voters, choices }
}

import { useEffect, useRef, useState } from 'react'
import { attempt } from './refusal.ts'

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

interface Read<Item> extends Page<Item> {
  readonly state: 'loading' | 'loaded' | 'failed'
}

export interface BrowserListState<Item> extends Omit<Read<Item>, 'nextCursor'> {
  readonly hasMore: boolean
  /** Loads the next page below the rows that are shown. */
  readonly more: () => void
  /** Loads the list from its start again. */
  readonly retry: () => void
}

/**
 * A list that the browser loads by itself, for dialogs and popovers: page after page, from the start again when `about`
 * changes. `waitMs` delays the call, so that somebody can finish typing.
 */
export function useList<Item>(
  about: string,
  ask: (cursor: { cursor?: string }) => Promise<Page<Item>>,
  waitMs = 0,
): BrowserListState<Item> {
  const [read, setRead] = useState<Read<Item>>({ items: [], nextCursor: null, state: 'loading' })
  const [tries, setTries] = useState(0)
  const current = useRef({})

  const load = async (cursor: string | null) => {
    const mine = current.current
    setRead((now) => ({ ...now, state: 'loading' }))
    const { answer } = await attempt(ask(cursor === null ? {} : { cursor }))
    if (mine !== current.current) return
    setRead(({ items, nextCursor }) => {
      const before = cursor === null ? [] : items
      if (!answer) return { items: before, nextCursor, state: 'failed' }
      return { items: [...before, ...answer.items], nextCursor: answer.nextCursor, state: 'loaded' }
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` asks about what `about` names
  useEffect(() => {
    current.current = {}
    const timer = window.setTimeout(() => void load(null), waitMs)
    return () => {
      current.current = {}
      window.clearTimeout(timer)
    }
  }, [about, tries])

  return {
    items: read.items,
    state: read.state,
    hasMore: read.nextCursor !== null,
    more: () => void load(read.nextCursor),
    retry: () => setTries(tries + 1),
  }
}

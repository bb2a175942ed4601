import type { FileUse, LibraryFile } from '@arvand/contracts/panel/media'
import { useEffect, useState } from 'react'
import { api } from '../../../api/browser.ts'
import { attempt } from '../../../api/refusal.ts'

type State = 'loading' | 'there' | 'failed'

const typingMs = 250

/** The person's files of a use whose names hold `q`, page by page, asked in the browser. */
export function useOwnFiles(use: FileUse, q: string) {
  const [files, setFiles] = useState<readonly LibraryFile[]>([])
  const [cursor, setCursor] = useState<string | null>(null)
  const [state, setState] = useState<State>('loading')
  const [turn, setTurn] = useState(0)

  const ask = async (from: string | null) => {
    setState('loading')
    const asked = { use, ...(q.trim() ? { q: q.trim() } : {}), ...(from ? { cursor: from } : {}) }
    const { answer } = await attempt(api.panel('media/list', asked))
    return answer
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is made of these
  useEffect(() => {
    let isAway = false
    const timer = window.setTimeout(async () => {
      const page = await ask(null)
      if (isAway) return
      setState(page ? 'there' : 'failed')
      setFiles(page?.items ?? [])
      setCursor(page?.nextCursor ?? null)
    }, typingMs)
    return () => {
      isAway = true
      window.clearTimeout(timer)
    }
  }, [use, q, turn])

  return {
    files,
    state,
    hasMore: cursor !== null,
    async more() {
      const page = await ask(cursor)
      setState(page ? 'there' : 'failed')
      if (!page) return
      setFiles([...files, ...page.items])
      setCursor(page.nextCursor)
    },
    again: () => setTurn(turn + 1),
  }
}

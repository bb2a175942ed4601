import type { Answer } from '@arvand/contracts/endpoint'
import type { savePackage } from '@arvand/contracts/panel/packages'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/browser.ts'
import { attempt } from '../../api/refusal.ts'
import type { Said } from './package-frame.tsx'

export type Saved = Answer<typeof savePackage>

interface Place {
  readonly courseId: string
  readonly lessonId: string
}

export interface Saving {
  readonly state: 'still' | 'saving' | 'saved' | 'waiting' | 'refused'
  /** Why it was refused. */
  readonly sentence: string | null
  readonly save: (part: string, said: Said) => void
}

/**
 * Saves a package's data one request at a time; of waiting data only the newest of each part is sent. Data that did not
 * reach the server is sent again later.
 */
export function useSaving(
  { courseId, lessonId }: Place,
  onSaved: (part: string, saved: Saved) => void,
): Saving {
  const [state, setState] = useState<Saving['state']>('still')
  const [sentence, setSentence] = useState<string | null>(null)
  const queue = useRef(new Map<string, Said>())
  const busy = useRef(false)
  const heard = useRef(onSaved)
  heard.current = onSaved

  async function send(): Promise<void> {
    const [next] = queue.current
    if (!next || busy.current) return
    const [part, said] = next
    queue.current.delete(part)
    busy.current = true
    setState('saving')
    const ask = { courseId, lessonId, part, ...said, requestId: crypto.randomUUID() }
    const { answer, refusal } = await attempt(api.panel('package/save', ask))
    busy.current = false
    if (answer) heard.current(part, answer)
    else if (refusal.status === 0 && !queue.current.has(part)) queue.current.set(part, said)
    setSentence(refusal && refusal.status !== 0 ? refusal.message : null)
    setState(answer ? 'saved' : refusal.status === 0 ? 'waiting' : 'refused')
    if (answer) void send()
  }

  useEffect(() => {
    if (state !== 'waiting') return
    const again = () => void send()
    window.addEventListener('online', again)
    const timer = setInterval(again, 10_000)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  })

  return {
    state,
    sentence,
    save(part, said) {
      queue.current.set(part, said)
      void send()
    },
  }
}

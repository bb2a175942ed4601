import type { Answer } from '@arvand/contracts/endpoint'
import { mergedLines } from '@arvand/contracts/merged-lines'
import { saveClassNotes, showClassNotes } from '@arvand/contracts/panel/class-notes'
import { useEffect, useRef, useState } from 'react'
import { call, quietCall } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { hearLive } from '../../../api/live-messages.ts'

type Shown = Answer<typeof showClassNotes>

export interface ClassNotesView {
  /** Null until they are loaded. */
  readonly shown: Shown | null
  readonly failed: boolean
  readonly draft: string
  readonly state: 'stored' | 'unsaved' | 'saving'
  /** What others wrote at the same moment was put beside one's own. */
  readonly isJoined: boolean
  write(text: string): void
}

/** A pause in typing after which it is stored. */
const pauseMs = 1_200

/**
 * The notes of a session. What one types is stored after each pause, with the text from which it began; what others
 * store meanwhile comes in beside it, so that nothing anybody wrote is lost.
 */
export function useClassNotes(sessionId: string): ClassNotesView {
  const [shown, setShown] = useState<Shown | null>(null)
  const [failed, setFailed] = useState(false)
  const [draft, setDraft] = useState('')
  const [state, setState] = useState<ClassNotesView['state']>('stored')
  const [isJoined, setJoined] = useState(false)
  /** As on this screen now, and the stored text from which it began. */
  const now = useRef({ base: '', draft: '', isSaving: false, isBehind: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = (text: string) => {
    now.current.draft = text
    setDraft(text)
  }
  const later = () => {
    clearTimeout(timer.current)
    if (now.current.draft.trim() === now.current.base) return setState('stored')
    setState('unsaved')
    timer.current = setTimeout(() => void save.current(), pauseMs)
  }
  const load = useRef<() => Promise<void>>(async () => undefined)
  load.current = async () => {
    // The answer of a save has it too.
    if (now.current.isSaving) {
      now.current.isBehind = true
      return
    }
    const answer = await quietCall(showClassNotes, { sessionId }).catch(() => null)
    setFailed(answer === null)
    if (!answer || now.current.isSaving) return
    setShown(answer)
    const { base, draft: mine } = now.current
    now.current.base = answer.notes.text
    if (answer.notes.text !== base)
      put(mine.trim() === base ? answer.notes.text : mergedLines(base, answer.notes.text, mine))
    later()
  }
  const save = useRef<() => Promise<void>>(async () => undefined)
  save.current = async () => {
    const { base, draft: sent, isSaving } = now.current
    if (isSaving) return
    now.current.isSaving = true
    setState('saving')
    const { answer } = await attemptAloud(call(saveClassNotes, { sessionId, base, text: sent }))
    now.current.isSaving = false
    // It stays here, and goes with the next change or when the line is back.
    if (!answer) return setState('unsaved')
    now.current.base = answer.notes.text
    setShown((before) => before && { ...before, notes: answer.notes })
    setJoined(answer.joined)
    if (answer.joined) put(mergedLines(sent.trim(), answer.notes.text, now.current.draft))
    later()
    if (now.current.isBehind) {
      now.current.isBehind = false
      void load.current()
    }
  }
  useEffect(() => {
    const hear = (payload: unknown) => {
      if ((payload as { sessionId?: unknown }).sessionId === sessionId) void load.current()
    }
    const stop = hearLive('liveNotes', hear, () => void load.current())
    return () => {
      stop()
      // Closed while something is typed: it is stored at once.
      clearTimeout(timer.current)
      if (now.current.draft.trim() !== now.current.base) void save.current()
    }
  }, [sessionId])
  return {
    ...{ shown, failed, draft, state, isJoined },
    write(text) {
      setJoined(false)
      put(text)
      later()
    },
  }
}

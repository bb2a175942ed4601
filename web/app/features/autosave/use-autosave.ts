import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropDraft, storeDraft, storedDraft } from '../../api/draft-store.ts'
import { attempt, isTemporary, type Refusal } from '../../api/refusal.ts'

export type Saving =
  | { readonly state: 'saved'; readonly at: string }
  | { readonly state: 'untouched' | 'waiting' | 'saving' | 'offline' }
  | { readonly state: 'refused'; readonly sentence: string }
  /** Somebody else saved meanwhile; `current` is what is stored. */
  | { readonly state: 'conflict'; readonly current: unknown }

interface Options<Draft> {
  /** Names the draft on this device, e.g. `lesson 0190…`. */
  readonly what: string
  readonly initial: Draft
  readonly version: number
  readonly isDraft: (value: unknown) => value is Draft
  /** The code with which the server says that somebody else saved meanwhile. */
  readonly conflictCode: ErrorCode
  readonly save: (draft: Draft, version: number) => Promise<{ version: number; at: string }>
}

const pauseInMs = 1200
const retryInMs = 15_000

/**
 * Saves shortly after the last change. A draft stays on the device until the server has stored it, so that a lost
 * connection or a closed page loses nothing. A version conflict is reported as the state `conflict`.
 */
export function useAutosave<Draft>(options: Options<Draft>) {
  const { what, initial } = options
  const [draft, setDraft] = useState(initial)
  const [saving, setSaving] = useState<Saving>({ state: 'untouched' })
  const [revision, setRevision] = useState(0)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(initial)
  const stored = useRef(initial) // What the server has.
  const version = useRef(options.version)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isBusy = useRef(false)

  const later = useEffectEvent((ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), ms)
  })
  const flush = useEffectEvent(async () => {
    clearTimeout(timer.current) // Saved once more, it could answer after the page has gone on.
    if (isBusy.current) return later(pauseInMs)
    if (!navigator.onLine) return setSaving({ state: 'offline' })
    isBusy.current = true
    const sent = latest.current
    setSaving({ state: 'saving' })
    const { answer, refusal } = await attempt(options.save(sent, version.current))
    isBusy.current = false
    if (refusal) return refused(refusal)
    version.current = answer.version
    stored.current = sent
    if (latest.current !== sent) {
      storeDraft(what, { version: answer.version, draft: latest.current })
      return later(pauseInMs)
    }
    dropDraft(what)
    setSaving({ state: 'saved', at: answer.at })
  })

  const refused = useEffectEvent((refusal: Refusal) => {
    setSaving(savingAfter(refusal, options.conflictCode))
    if (isTemporary(refusal)) later(retryInMs)
  })

  const took = useEffectEvent((next: Draft) => {
    latest.current = next
    setDraft(next)
    storeDraft(what, { version: version.current, draft: next })
    setSaving((now) => (now.state === 'conflict' ? now : { state: 'waiting' }))
    later(pauseInMs)
  })

  // A draft left on this device is sent at once; when somebody else saved since, the server answers with a conflict.
  const takeUp = () => {
    const left = storedDraft(what, options.isDraft)
    if (!left || JSON.stringify(left.draft) === JSON.stringify(initial)) return dropDraft(what)
    version.current = left.version
    latest.current = left.draft
    setDraft(left.draft)
    setRevision((count) => count + 1)
    setRestored(true)
    later(0)
  }
  useOnceAndOnline(takeUp, () => saving.state === 'offline' && void flush())
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    draft,
    saving,
    isRestored,
    /** Grows when the draft is replaced (restored, or overwritten by the stored one), so that fields are drawn anew. */
    revision,
    // From what was last written, which the page may not have drawn yet.
    change: useCallback((next: (now: Draft) => Draft) => took(next(latest.current)), []),
    /** Saves this draft over the stored version. */
    keepMine: (over: number) => {
      version.current = over
      void flush()
    },
    /** Replaces this draft by the stored version. */
    takeTheirs: (next: Draft, at: number, when: string) => {
      version.current = at
      latest.current = next
      stored.current = next
      dropDraft(what)
      setDraft(next)
      setRevision((count) => count + 1)
      setSaving({ state: 'saved', at: when })
    },
    /** Replaces this draft by another one, which is then saved as if it had been written. */
    replace: (next: Draft) => {
      took(next)
      setRevision((count) => count + 1)
    },
    saveNow: () => void flush(),
    /** The stored version once nothing waits to be saved; null when saving failed. */
    settle: async (): Promise<number | null> => {
      while (isBusy.current) await new Promise((done) => setTimeout(done, pauseInMs / 10))
      if (stored.current !== latest.current) await flush()
      return stored.current === latest.current ? version.current : null
    },
  }
}

function savingAfter(refusal: Refusal, conflictCode: ErrorCode): Saving {
  const { code, message, fields, current } = refusal
  if (isTemporary(refusal)) return { state: 'offline' }
  if (code === conflictCode) return { state: 'conflict', current }
  return { state: 'refused', sentence: Object.values(fields)[0] ?? message }
}

/** Calls `first` when the page is there, and `again` whenever the connection comes back. */
function useOnceAndOnline(first: () => void, again: () => void): void {
  const begin = useEffectEvent(first)
  const comeBack = useEffectEvent(again)
  useEffect(() => {
    begin()
    const back = () => comeBack()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
}

import type { Answer } from '@arvand/contracts/endpoint'
import type { showAttempt } from '@arvand/contracts/panel/exams'
import { useRef, useState } from 'react'
import { useFormulas } from '../../rich-text/index.ts'
import { openIdOf } from './stage.ts'

export type ShownAttempt = Answer<typeof showAttempt>

type Part = Pick<ShownAttempt, 'attempt'> & Partial<Pick<ShownAttempt, 'files'>>

/** What is shown of an attempt: as its page brought it, and more of it after a section was entered. */
export function useShown(loaded: ShownAttempt) {
  const [more, setMore] = useState<Part | null>(null)
  const openId = useRef(openIdOf(loaded.attempt))
  const attempt = useFormulas(more?.attempt ?? null) ?? loaded.attempt
  return {
    shown: { ...loaded, files: more?.files ?? loaded.files, attempt },
    /** Whether it is in another section than what is shown. */
    isElsewhere: (part: Part) => openIdOf(part.attempt) !== openId.current,
    show(part: Part) {
      openId.current = openIdOf(part.attempt)
      setMore(part)
    },
    /** The files of its questions, which a call that enters a section does not bring. */
    showFiles: (files: ShownAttempt['files']) => setMore((now) => now && { ...now, files }),
  }
}

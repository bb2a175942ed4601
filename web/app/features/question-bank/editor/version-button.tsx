import { examsReadinessErrors } from '@arvand/contracts/errors/exams-readiness'
import type { QuestionIssue } from '@arvand/contracts/questions'
import { keepQuestionVersion } from '@arvand/contracts/teacher/questions'
import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { editorWords as words } from '../words.ts'

interface VersionProps {
  readonly questionId: string
  readonly version: number
  readonly whyNotAsk: QuestionIssue | null
  readonly isChanged: boolean
  /** Waits until the draft is saved; null when it cannot be. */
  readonly settle: () => Promise<number | null>
  readonly onStored: (version: number) => void
}

/** Stores the draft as the next version; why it cannot be stands beside it. */
export function VersionButton(props: VersionProps) {
  const { questionId, version, whyNotAsk, isChanged, settle, onStored } = props
  const [isPending, setPending] = useState(false)
  const why = whyNotAsk
    ? examsReadinessErrors[whyNotAsk].sentence
    : isChanged
      ? undefined
      : words.unchanged(localDigits(version))
  const store = async () => {
    setPending(true)
    const revision = await settle()
    if (revision === null) showToast({ tone: 'warning', text: words.notSaved })
    else {
      const ask = { questionId, revision, requestId: crypto.randomUUID() }
      const { answer } = await attemptAloud(call(keepQuestionVersion, ask))
      if (answer) {
        showToast({ tone: 'success', text: words.stored(localDigits(answer.version)) })
        onStored(answer.version)
      }
    }
    setPending(false)
  }
  return (
    <Button
      type="button"
      size="compact"
      pending={isPending}
      disabledReason={why}
      onClick={() => void store()}
    >
      {words.store(localDigits(version + 1))}
    </Button>
  )
}

import type { AnswerValue } from '@arvand/contracts/asked-questions'
import { showFile } from '@arvand/contracts/panel/media'
import { useEffect, useReducer } from 'react'
import { quietCall } from '../../../api/browser.ts'
import type { ShownAttempt } from './use-shown.ts'

interface KnownFile {
  readonly name: string
  readonly url?: string
}
type KnownFiles = Readonly<Record<string, KnownFile>>

/**
 * What is known of the files in an answer. Those of an answer that only this device has, because it could not be sent
 * before the page was loaded again, are asked for.
 */
export function useAnswerFiles(shown: ShownAttempt['answerFiles'], value: AnswerValue, isAsked: boolean) {
  const [sent, note] = useReducer(
    (known: KnownFiles, { id, name }: { readonly id: string; readonly name: string }) => ({
      ...known,
      [id]: { name },
    }),
    {},
  )
  const known: KnownFiles = { ...Object.fromEntries(shown.map((file) => [file.id, file])), ...sent }
  const unknown = isAsked && Array.isArray(value) ? value.filter((id) => !(id in known)).join() : ''
  useEffect(() => {
    for (const fileId of unknown.split(',').filter((id) => id !== ''))
      void quietCall(showFile, { fileId }).then(
        ({ file }) => note({ id: fileId, name: file.name }),
        // Its place in the list names it until then.
        () => undefined,
      )
  }, [unknown])
  return { known, note }
}

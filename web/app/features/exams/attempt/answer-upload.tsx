import { useState } from 'react'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { type StoredFile, UploadRows, uploadBehind } from '../../media/index.ts'
import { uploadWords as words } from './later-words.ts'

interface AnswerUploadProps {
  readonly questionId: string
  readonly ownerId: string
  /** How many more may be handed in. */
  readonly free: number
  /** What is passed before its upload is over gets no file any more. */
  readonly isOneWay: boolean
  readonly onStored: (questionId: string, file: StoredFile) => void
}

/** Keys of uploads by question: they go on while the candidate answers another one. */
const begun = new Map<string, readonly string[]>()

/** The field by which a candidate hands in files; one whose upload is not over is no part of the answer yet. */
export default function AnswerUpload({ questionId, ownerId, free, isOneWay, onStored }: AnswerUploadProps) {
  const [keys, setKeys] = useState(() => begun.get(questionId) ?? [])
  const begin = (files: readonly File[]) => {
    const started = files
      .slice(0, free)
      .map((file) =>
        uploadBehind({ file, use: 'examAnswer', ownerId }, (stored) => onStored(questionId, stored)),
      )
    begun.set(questionId, [...keys, ...started])
    setKeys([...keys, ...started])
  }
  return (
    <>
      <UploadRows keys={keys} label={words.running} />
      <FileDrop
        name="answer"
        label={words.label}
        limits={words.limits}
        description={isOneWay ? words.hintOneWay : words.hint}
        multiple={free > 1}
        onFiles={begin}
      />
    </>
  )
}

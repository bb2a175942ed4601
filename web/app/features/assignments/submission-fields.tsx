import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { useUploadLimits } from '../../shell/upload-limits.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { UploadField } from '../media/index.ts'
import type { Assignment } from './assignment-view.tsx'
import { assignmentWords as words } from './words.ts'

interface SubmissionFieldsProps {
  readonly assignment: Assignment
  readonly answer: FormAnswer | undefined
}

/** The text and the files of a submission; filling the last file field adds one more, up to the limit. */
export function SubmissionFields({ assignment: { accepts, mostFiles }, answer }: SubmissionFieldsProps) {
  const limits = useUploadLimits()
  const [kept, setKept] = useState<readonly boolean[]>([])
  const places = Math.min(mostFiles, kept.filter(Boolean).length + 1)
  const mark = (place: number, isKept: boolean) =>
    setKept((before) =>
      Array.from({ length: mostFiles }, (_, at) => (at === place ? isKept : before[at] === true)),
    )
  return (
    <>
      {accepts === 'files' ? null : (
        <TextArea name="text" label={words.answer} description={words.answerHint} rows={8} />
      )}
      {accepts === 'text'
        ? null
        : Array.from({ length: Math.max(places, lastKept(kept) + 1) }, (_, place) => (
            <UploadField
              // A field keeps its number while others are filled, so the number is its key.
              // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by their number alone
              key={place}
              name="fileIds"
              use="submission"
              label={words.file(localDigits(place + 1))}
              limits={words.fileLimits(limits.file)}
              error={place === 0 ? answer?.fields?.fileIds : undefined}
              onKept={(file) => mark(place, file !== null)}
            />
          ))}
    </>
  )
}

const lastKept = (kept: readonly boolean[]): number => kept.lastIndexOf(true)

import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { UploadField, useIsUploading } from '../../media/index.ts'
import { ticketWords as words } from './ticket-words.ts'

const most = 10

/** Why a message cannot be sent yet: one of its files is still on its way. */
export const useWhyNotSend = (): string | null => (useIsUploading('ticket') ? words.uploading : null)

/** Fields for the files of a message; filling the last one adds one more, up to the limit. */
export function AttachmentFields({ answer }: { answer: FormAnswer | undefined }) {
  const [filled, setFilled] = useState<readonly number[]>([])
  const places = Math.min(most, Math.max(-1, ...filled) + 2)
  return (
    <>
      {Array.from({ length: places }, (_, place) => (
        <UploadField
          // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by their number alone
          key={place}
          name="attachments"
          use="ticket"
          label={words.file(localDigits(place + 1))}
          limits={words.fileLimits}
          error={place === 0 ? answer?.fields?.attachments : undefined}
          onKept={(file) =>
            setFilled((before) => (file ? [...before, place] : before.filter((one) => one !== place)))
          }
        />
      ))}
    </>
  )
}

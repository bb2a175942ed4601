import { checkIssueList } from '@arvand/contracts/teacher/certificate-lists'
import { useRef } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { tableFiles, useTableFiles } from '../../shell/table-file.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Fold } from '../../ui/fold.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { issueListWords as words } from './words.ts'

interface ListFormProps {
  readonly templateId: string
  readonly answer: FormAnswer | undefined
}

/** Certificates for a list of mobiles; a report comes before anything is issued. */
export function ListForm({ templateId, answer }: ListFormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { error, read } = useTableFiles(area, words.unreadable)
  return (
    <Fold label={words.open} variant="outline" open={answer !== undefined}>
      <ActionForm
        intent="check"
        to={checkIssueList}
        answer={answer}
        carry={{ templateId }}
        submit={words.check}
        sendsFiles
        beside={<span className="text-14 text-muted">{words.checkNote}</span>}
        className="grid max-w-3xl gap-4"
      >
        <TextArea
          ref={area}
          name="mobiles"
          label={words.mobiles}
          description={words.hint}
          required={false}
          rows={6}
          inputMode="tel"
        />
        <FileDrop
          isSent
          name="file"
          label={words.file}
          limits={words.fileLimits}
          accept={tableFiles}
          error={error}
          onFiles={read}
        />
      </ActionForm>
    </Fold>
  )
}

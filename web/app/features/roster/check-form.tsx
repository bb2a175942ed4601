import { checkRoster } from '@arvand/contracts/panel/manage-roster'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { UploadField } from '../media/index.ts'
import { rosterWords as words } from './words.ts'

/** A zip of a roster; the form that has it looked at. */
export function CheckForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <ActionForm
      intent="check"
      to={checkRoster}
      answer={answer}
      submit={words.check}
      beside={<span className="text-14 text-muted">{words.checkNote}</span>}
    >
      <UploadField
        name="fileId"
        use="roster"
        label={words.file}
        limits={words.fileLimits}
        accept=".zip,application/zip"
        error={answer?.fields?.fileId}
      />
    </ActionForm>
  )
}

import { readQuestionFile } from '@arvand/contracts/teacher/question-exchange'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { UploadField } from '../../media/index.ts'
import { importWords as words } from './words.ts'

/** The form that brings a file of questions. */
export const FileForm = ({ answer }: { answer: FormAnswer | undefined }) => (
  <ActionForm intent="read" to={readQuestionFile} answer={answer} submit={words.begin}>
    <UploadField
      name="fileId"
      use="questions"
      label={words.file}
      limits={words.fileLimits}
      accept=".xlsx,.csv,.zip,.xml,.txt,.gift,.aiken,.qti,text/xml,application/xml,text/plain,text/csv"
      error={answer?.fields?.fileId}
    />
    <p className="text-14 text-muted">{words.next}</p>
  </ActionForm>
)

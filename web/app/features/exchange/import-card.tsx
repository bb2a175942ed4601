import { importCourse } from '@arvand/contracts/teacher/exchange'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { UploadField } from '../media/index.ts'
import { exchangeWords as words } from './words.ts'

/** A course of a file; the form that begins to bring it. */
export function ImportCard({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Card title={words.bring}>
      <p className="mb-4 text-15 text-muted">{words.bringLead}</p>
      <ActionForm intent="import" to={importCourse} answer={answer} submit={words.beginImport}>
        <UploadField
          name="fileId"
          use="exchange"
          label={words.file}
          limits={words.fileLimits}
          accept=".zip,.mbz,.imscc,.gz,application/zip,application/gzip"
          error={answer?.fields?.fileId}
        />
      </ActionForm>
    </Card>
  )
}

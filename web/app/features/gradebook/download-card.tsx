import type { FormAnswer } from '../../api/form-answer.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { Card } from '../../ui/card.tsx'
import { gradebookWords as words } from './words.ts'

interface DownloadCardProps {
  /** Empty: all of them. */
  readonly cohort: string
  readonly answer: FormAnswer | undefined
}

/** The whole gradebook as a file, of all learners or of the cohort that is shown. */
export function DownloadCard({ cohort, answer }: DownloadCardProps) {
  return (
    <Card title={words.download}>
      <ExportForms intent="download" answer={answer} carry={{ cohortId: cohort }} titles={words} />
    </Card>
  )
}

import { Download } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
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
      <div className="flex flex-wrap gap-3">
        {(['xlsx', 'csv'] as const).map((format) => (
          <ActionForm
            key={format}
            intent="download"
            answer={format === 'xlsx' ? answer : undefined}
            carry={{ format, cohort }}
            submit={words[format]}
            pending={words.downloading}
            button={{ look: 'outline', icon: Download }}
            className="grid gap-3"
          />
        ))}
      </div>
    </Card>
  )
}

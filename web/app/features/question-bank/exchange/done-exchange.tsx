import { formatNumber } from '@arvand/persian/numbers'
import { Download } from 'lucide-react'
import { pathWith } from '../../../ui/address-with.ts'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClasses } from '../../../ui/button-variant.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { exchangeWords as words } from './words.ts'

interface DoneImportProps {
  readonly questions: number
  readonly categoryId: string | null
}

/** The questions are in the bank. */
export const DoneImport = ({ questions, categoryId }: DoneImportProps) => (
  <Card title={words.came(formatNumber(questions))}>
    <p className="mb-4 text-15 text-muted">{words.cameText}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={pathWith('/teach/question-bank', { categoryId })}>{words.open}</ButtonLink>
      <ButtonLink to="/teach/question-bank/import" variant="outline">
        {words.more}
      </ButtonLink>
    </div>
  </Card>
)

interface DoneExportProps {
  readonly questions: number
  readonly link: string | null
}

/** The file is written. */
export function DoneExport({ questions, link }: DoneExportProps) {
  if (link === null) return <Alert tone="info">{words.gone}</Alert>
  return (
    <Card title={words.written(formatNumber(questions))}>
      <p className="mb-4 text-15 text-muted">{words.kept}</p>
      <div className="flex flex-wrap gap-3">
        <a href={link} download className={buttonClasses({})}>
          <Icon of={Download} size={18} />
          {words.download}
        </a>
        <ButtonLink to="/teach/question-bank" variant="outline">
          {words.toBank}
        </ButtonLink>
      </div>
    </Card>
  )
}

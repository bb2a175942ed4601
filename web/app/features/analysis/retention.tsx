import { showRetention } from '@arvand/contracts/analysis/retention'
import { exportTable } from '@arvand/contracts/export/tables'
import { redirect, redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/retention'
import { AnalysisHead } from './analysis-head.tsx'
import { RetentionTable } from './retention-table.tsx'
import { analysisWords, retentionWords as words } from './words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(showRetention, {})

// The file is not a page of this app, so the browser must load it as a document; a long one is made meanwhile.
export const action = formAction({
  download: submitTo(exportTable, {
    done: ({ url }) => (url ? redirectDocument(url) : redirect('/manage/exports')),
  }),
})

export const handle = { crumb: analysisWords.retention }
export const meta = () => [{ title: titled(`${analysisWords.retention}، ${analysisWords.title}`) }]

export default function Retention({ loaderData: { items }, actionData }: Route.ComponentProps) {
  const scopes = useVisitor()?.scopes ?? []
  // Months before the first member would be rows of nothing.
  const first = items.findIndex(({ joined }) => joined > 0)
  return (
    <>
      <AnalysisHead here="retention" />
      {first < 0 ? (
        <EmptyState level={2} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <RetentionTable months={items.slice(first)} seesPeople={scopes.includes('people')} />
          <p className="text-14 text-muted">{words.note}</p>
          <ExportForms
            intent="download"
            to={exportTable}
            answer={answerFor(actionData, 'download')}
            carry={{ name: 'analysis.retention' }}
            titles={words.sheet}
          />
        </div>
      )}
    </>
  )
}

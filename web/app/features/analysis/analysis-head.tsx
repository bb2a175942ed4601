import { PageHead } from '../../shell/page-head.tsx'
import { useVisitor } from '../../shell/use-root.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import { analysisWords as words } from './words.ts'

export type AnalysisPart = keyof typeof words.leads

const paths: Readonly<Record<AnalysisPart, string>> = {
  funnel: '/manage/analysis',
  sales: '/manage/analysis/sales',
  retention: '/manage/analysis/retention',
  lessons: '/manage/analysis/lessons',
  visits: '/manage/analysis/visits',
  learning: '/manage/analysis/learning',
}

/** The head of the parts of the analysis. Sums of money are for managers of finance alone. */
export function AnalysisHead({ here }: { here: AnalysisPart }) {
  const scopes = useVisitor()?.scopes ?? []
  const parts = (Object.keys(paths) as AnalysisPart[]).filter(
    (part) => part !== 'sales' || scopes.includes('finance'),
  )
  return (
    <>
      <PageHead title={words.title} lead={words.leads[here]} />
      <div className="pb-5">
        <TabLinks
          label={words.tabs}
          links={parts.map((part) => ({ to: paths[part], title: words[part], here: part === here }))}
        />
      </div>
    </>
  )
}

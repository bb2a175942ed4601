import { showExamStatistics } from '@arvand/contracts/teacher/exam-statistics'
import { formatNumber } from '@arvand/persian/numbers'
import { callerOf } from '../../api/page.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/statistics'
import { ExamHead, examAddress, examCrumbs, examMeta } from './exam-head.tsx'
import { AdvicePart } from './statistics/advice-part.tsx'
import { Distribution, ExamFigures } from './statistics/exam-figures.tsx'
import { OptionsPart } from './statistics/options-part.tsx'
import { QuestionsTable } from './statistics/questions-table.tsx'
import { headWords } from './words/head-words.ts'
import { statisticsWords as words } from './words/statistics-words.ts'

export async function loader({ context, params: { examId } }: Route.LoaderArgs) {
  return withFormulas(await callerOf(context)(showExamStatistics, { examId }))
}

export const handle = { crumb: examCrumbs('statistics') }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.statistics, loaderData?.exam)

/** How hard and how reliable the exam was: first what to mend, then the figures behind it. */
export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  const { exam, attempts, questions } = loaderData
  if (attempts === 0)
    return (
      <>
        <ExamHead exam={exam} here="statistics" />
        <EmptyState
          title={words.empty}
          level={2}
          action={
            <ButtonLink to={examAddress(exam, 'marking')} variant="outline" size="compact">
              {words.seeMarking}
            </ButtonLink>
          }
        >
          {words.emptyText}
        </EmptyState>
      </>
    )
  return (
    <>
      <ExamHead exam={exam} here="statistics" lead={words.lead(formatNumber(attempts))} />
      <div className="grid grid-cols-1 gap-8">
        <AdvicePart statistics={loaderData} />
        <ExamFigures statistics={loaderData} />
        <Distribution statistics={loaderData} />
        <QuestionsTable questions={questions} />
        <OptionsPart statistics={loaderData} />
      </div>
    </>
  )
}

import { ruling as rulings } from '@arvand/contracts/regrading'
import { applyRegrade, previewRegrade } from '@arvand/contracts/teacher/exam-regrading'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { TextLink } from '../../ui/link.tsx'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/regrade'
import { ExamHead, examAddress, examMeta } from './exam-head.tsx'
import { Decision } from './regrading/decision.tsx'
import { History } from './regrading/history.tsx'
import { Outcome } from './regrading/outcome.tsx'
import { RegradedQuestion } from './regrading/regraded-question.tsx'
import { headWords } from './words/head-words.ts'
import { regradingWords as words } from './words/regrading-words.ts'

export async function loader({ context, params: { examId, questionId }, url }: Route.LoaderArgs) {
  return withFormulas(await loadList(previewRegrade, { context, url }, { with: { examId, questionId } }))
}

export const action = formAction({
  // What is applied is what the page shows: the decision stands in its address.
  apply: submitTo(applyRegrade, {
    with: ({ params: { examId = '', questionId = '' }, url: { searchParams } }) => ({
      ...{ examId, questionId, accepted: searchParams.getAll('accepted').filter((key) => key !== '') },
      ruling: rulings.options.find((one) => one === searchParams.get('ruling')) ?? 'key',
    }),
    done: ({ changed }) => (changed > 0 ? words.done(formatNumber(changed)) : words.doneNone),
  }),
})

export const handle = {
  crumb: ({ exam }: Route.ComponentProps['loaderData']) => [
    { label: headWords.exams, to: `/teach/courses/${exam.course.id}/exams` },
    { label: headWords.regrade, to: examAddress(exam, 'regrade') },
    { label: words.decide },
  ],
}
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.regrade, loaderData?.exam)

/** A question whose key may be wrong: what was answered, whom a decision would change, and what was decided before. */
export default function Regrade({ loaderData, actionData }: Route.ComponentProps) {
  const { exam, summary, history } = loaderData
  return (
    <>
      <ExamHead exam={exam} here="regrade" isBelow />
      <p className="pb-4">
        <TextLink
          to={examAddress(exam, 'regrade')}
          alone
          className="inline-flex min-h-11 items-center text-15"
        >
          {words.back}
        </TextLink>
      </p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 gap-5">
          <RegradedQuestion shown={loaderData} />
          {summary ? (
            <Outcome shown={loaderData} summary={summary} answer={answerFor(actionData, 'apply')} />
          ) : null}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Decision shown={loaderData} />
          <History history={history} />
        </div>
      </div>
    </>
  )
}

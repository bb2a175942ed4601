import { objectTo, reviewExam } from '@arvand/contracts/panel/exams'
import { formatDateTime } from '@arvand/persian/format-date'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { actionCallerOf, pageOf } from '../../api/page.ts'
import { attempt as outcomeOf } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { withFormulas } from '../rich-text/index.server.ts'
import { TicketLink } from '../support/index.ts'
import type { Route } from './+types/review'
import { reviewWords as words } from './words/review-words.ts'

const ReviewParts = laterPart(() => import('./review/review-parts.tsx'))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { attemptId } = params
  const { answer, refusal } = await outcomeOf(actionCallerOf(context)(reviewExam, { attemptId }))
  if (answer) return { review: withFormulas(answer), whyNot: null }
  if (refusal.code !== 'exams.not-reviewed-yet') throw pageOf(refusal, serverContext(context).requestId)
  return { review: null, whyNot: refusal.message }
}

export const action = formAction({
  object: submitTo(objectTo, {
    with: ({ params: { attemptId = '' } }) => ({ attemptId }),
    done: words.objected,
  }),
})

export const handle = { crumb: words.title }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.review?.exam.title ?? words.title) },
]

/** An attempt that was handed in, as far as its exam shows it. */
export default function ReviewPage({ loaderData: { review, whyNot }, actionData }: Route.ComponentProps) {
  if (!review)
    return (
      <>
        <PageHead title={words.title} />
        <EmptyState
          title={words.notYet}
          level={2}
          action={
            <ButtonLink to="/panel/exams" variant="outline" size="compact">
              {words.exams}
            </ButtonLink>
          }
        >
          {whyNot}
        </EmptyState>
      </>
    )
  const { attempt, exam } = review
  return (
    <>
      <PageHead
        title={words.title}
        lead={`${exam.title}، ${words.submitted} ${formatDateTime(attempt.submittedAt ?? attempt.endsAt)}`}
      >
        {review.hasSheet ? (
          <ButtonLink to={`/panel/exams/attempts/${attempt.id}/sheet`} size="compact">
            {words.sheet}
          </ButtonLink>
        ) : null}
        <ButtonLink to={`/panel/exams/${exam.id}`} variant="outline" size="compact">
          {words.backToExam}
        </ButtonLink>
      </PageHead>
      <ReviewParts review={review} objected={answerFor(actionData, 'object')} />
      <p className="pt-5">
        <TicketLink kind="attempt" id={attempt.id} about={exam.title} />
      </p>
    </>
  )
}

import type { Answer } from '@arvand/contracts/endpoint'
import { hideReview, type listManagedReviews, unhideReview } from '@arvand/contracts/panel/reviews'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { addressWith } from '../../ui/address-with.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { manageReviewsWords as words } from './manage-words.ts'
import { ReplyText } from './reply-text.tsx'
import { Stars } from './stars.tsx'

type Review = Answer<typeof listManagedReviews>['items'][number]

interface ManagedReviewCardProps {
  readonly review: Review
  readonly now: number
  readonly answer: FormAnswer | undefined
}

/** A review, and the form by which a manager hides or shows it. */
export function ManagedReviewCard({ review, now, answer }: ManagedReviewCardProps) {
  const { courseId, course, person, stars, text, at, hidden, reply } = review
  const which = { courseId, personId: person.id }
  return (
    <article className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={person.name} seed={review.id} size={44} />
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-17 font-title wrap-anywhere">{course.title}</h2>
          <p className="flex flex-wrap gap-x-3 text-14 text-muted">
            <span>{words.by(person.name)}</span>
            <TimeAgo at={at} now={now} />
          </p>
        </div>
        {hidden ? <Badge tone="danger">{words.hidden}</Badge> : null}
        <Stars stars={stars} />
      </header>
      <p className="text-15 whitespace-pre-line wrap-anywhere">{text}</p>
      {reply ? (
        <ReplyText author={words.replyOf(reply.author)} text={reply.text} at={reply.at} now={now} />
      ) : null}
      {hidden ? <WhyHidden hidden={hidden} now={now} /> : null}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-line pt-4">
        {hidden ? (
          <ActionForm
            intent="show"
            to={unhideReview}
            answer={answerFor(answer, 'show')}
            carry={which}
            submit={words.show}
            button={{ size: 'compact', variant: hidden.rewritten ? 'primary' : 'outline' }}
            className="grid gap-3"
          />
        ) : (
          <ReasonForm
            intent="hide"
            to={hideReview}
            answer={answerFor(answer, 'hide')}
            carry={which}
            label={words.hide}
            submit={words.hideNow}
            reason={{
              name: 'reason',
              label: words.reason,
              description: words.reasonHint,
            }}
          />
        )}
        <TextLink
          alone
          to={addressWith({ courseId })}
          aria-label={words.allOf(course.title)}
          className="ms-auto inline-flex min-h-11 items-center text-15"
        >
          {words.allOfCourse}
        </TextLink>
        <TextLink
          alone
          to={`/courses/${course.slug}#reviews`}
          aria-label={words.courseOf(course.title)}
          className="inline-flex min-h-11 items-center text-15"
        >
          {words.course}
        </TextLink>
      </div>
    </article>
  )
}

function WhyHidden({ hidden, now }: { hidden: NonNullable<Review['hidden']>; now: number }) {
  return (
    <div className="grid gap-3">
      <div className="rounded-option bg-sunken px-4.5 py-3">
        <p className="flex flex-wrap gap-x-3 text-14 text-muted">
          <span>{words.hiddenBy(hidden.by)}</span>
          <TimeAgo at={hidden.at} now={now} />
        </p>
        <p className="pt-1 text-15 whitespace-pre-line wrap-anywhere">{hidden.reason}</p>
      </div>
      {hidden.rewritten ? (
        <Alert tone="warning" title={words.rewritten}>
          {words.rewrittenText}
        </Alert>
      ) : null}
    </div>
  )
}

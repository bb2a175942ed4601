import type { Answer } from '@arvand/contracts/endpoint'
import { type listTaughtReviews, removeReviewReply, replyToReview } from '@arvand/contracts/teacher/reviews'
import { answerFor, type FormAnswer, type Question } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Fold } from '../../ui/fold.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { ReplyText } from './reply-text.tsx'
import { Stars } from './stars.tsx'
import { taughtReviewsWords as words } from './taught-words.ts'

type Review = Answer<typeof listTaughtReviews>['items'][number]

interface TaughtReviewCardProps {
  readonly review: Review
  readonly now: number
  readonly answer: FormAnswer | undefined
  readonly removeQuestion: (name: string) => Question
}

/** A review, the reply to it, and the forms by which a teacher writes, changes and removes that. */
export function TaughtReviewCard({ review, now, answer, removeQuestion }: TaughtReviewCardProps) {
  const { id, course, person, stars, text, at, reply, mayReply, mayRemoveReply } = review
  const which = { courseId: course.id, personId: person.id }
  return (
    <article className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={person.name} seed={id} size={44} />
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-17 font-title wrap-anywhere">{person.name}</h2>
          <p className="flex flex-wrap gap-x-3 text-14 text-muted">
            <TextLink
              alone
              to={`/courses/${course.slug}#reviews`}
              aria-label={words.pageOf(course.title)}
              className="inline-flex min-h-6 items-center"
            >
              {course.title}
            </TextLink>
            <TimeAgo at={at} now={now} />
          </p>
        </div>
        <Stars stars={stars} />
      </header>
      <p className="bidi-plain text-15 whitespace-pre-line wrap-anywhere">{text}</p>
      {reply ? <ReplyText author={reply.author} text={reply.text} at={reply.at} now={now} /> : null}
      {mayReply || mayRemoveReply ? (
        <div className="flex flex-wrap items-start gap-3">
          {mayReply ? <ReplyForm review={review} answer={answer} /> : null}
          {mayRemoveReply ? (
            <ConfirmedForm
              intent="remove"
              to={removeReviewReply}
              answer={answer?.done ? undefined : answerFor(answer, 'remove')}
              carry={{ ...which, name: person.name }}
              submit={words.remove}
              button={{ variant: 'quiet', size: 'compact', 'aria-label': words.removeOf(person.name) }}
              question={() => removeQuestion(person.name)}
              className="grid gap-3"
            />
          ) : null}
        </div>
      ) : null}
    </article>
  )
}

function ReplyForm({ review, answer }: Pick<TaughtReviewCardProps, 'review' | 'answer'>) {
  const { course, person, reply } = review
  const intent = reply ? 'edit' : 'reply'
  // What was done is told above the list.
  const own = answer?.done ? undefined : answerFor(answer, intent)
  return (
    <Fold
      label={reply ? words.edit : words.reply}
      variant={reply ? 'outline' : 'soft'}
      open={own !== undefined}
    >
      <ActionForm
        intent={intent}
        to={replyToReview}
        answer={own}
        carry={{ courseId: course.id, personId: person.id }}
        submit={reply ? words.save : words.send}
        button={{ size: 'compact' }}
        className="grid gap-3"
      >
        <TextArea
          name="text"
          label={words.replyTo(person.name)}
          description={words.replyHint}
          defaultValue={reply?.text}
          rows={3}
        />
      </ActionForm>
    </Fold>
  )
}

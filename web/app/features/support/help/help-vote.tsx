import { voteOnHelp } from '@arvand/contracts/home/help'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { rememberVoter } from './help-voter.ts'
import { voteWords as words } from './help-words.ts'

/** «Did it help?», and a sentence to the staff when it did not. */
export function HelpVote({ articleId, answer }: { articleId: string; answer: FormAnswer | undefined }) {
  const isOver = answer?.done && answer.intent !== 'no'
  const mayComment = answer?.intent === 'comment' || (answer?.done && answer.intent === 'no')
  const one = (intent: 'yes' | 'no') => (
    <ActionForm
      intent={intent}
      to={voteOnHelp}
      carry={{ articleId }}
      submit={words[intent]}
      onSubmit={rememberVoter}
      button={{ variant: 'outline', size: 'compact' }}
    />
  )
  return (
    <section
      aria-labelledby="helped"
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5 md:p-6"
    >
      <h2 id="helped" className="text-17 font-title">
        {words.question}
      </h2>
      {answer?.intent === 'comment' && !answer.done ? null : <AnswerNews answer={answer} />}
      {mayComment || isOver ? null : (
        <div className="flex flex-wrap gap-3">
          {one('yes')}
          {one('no')}
        </div>
      )}
      {mayComment && !isOver ? (
        <ActionForm
          intent="comment"
          to={voteOnHelp}
          answer={answerFor(answer, 'comment')}
          carry={{ articleId }}
          submit={words.send}
          onSubmit={rememberVoter}
          button={{ variant: 'soft', size: 'compact' }}
          className="grid grid-cols-1 gap-4"
        >
          <TextArea name="comment" label={words.comment} description={words.commentHint} rows={3} />
        </ActionForm>
      ) : null}
    </section>
  )
}

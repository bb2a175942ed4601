import { answerPoll, endPoll, showPollResult } from '@arvand/contracts/panel/polls'
import { formatNumber } from '@arvand/persian/numbers'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxGroup } from '../../ui/checkbox.tsx'
import { Fold } from '../../ui/fold.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { AskPollForm } from './ask-poll-form.tsx'
import { pollsId } from './class-places.ts'
import { PollResult } from './poll-result.tsx'
import { pollWords as words } from './poll-words.ts'
import { QuizButton } from './quiz/quiz-button.tsx'
import { quizWords } from './quiz/quiz-words.ts'
import type { Poll, Shown } from './shown.ts'
import { usePollVotes } from './use-poll-votes.ts'

export interface PollPanelProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
  /** After the class: nothing is asked or answered any more. */
  readonly isOver?: boolean
}

/** The polls of a class: hosts ask, participants answer, and all see what they may of the result. */
export function PollPanel({ shown: { session, polls, leads }, answer, isOver = false }: PollPanelProps) {
  const living = usePollVotes(session.id, polls.items)
  const isHost = leads
  const asked = answerFor(answer, 'ask')
  return (
    <div>
      <PollNews polls={living} />
      {living.length > 0 || (isHost && !isOver) ? (
        <Card title={words.polls}>
          <div id={pollsId} className="grid gap-5">
            {isHost && !isOver ? <QuizButton sessionId={session.id} /> : null}
            {isHost && !isOver ? (
              <Fold key={living[0]?.id} label={words.newPoll} open={Boolean(asked?.error ?? asked?.fields)}>
                <AskPollForm answer={asked} />
              </Fold>
            ) : null}
            <PagedRows
              page={{ ...polls, items: living }}
              label={words.older}
              anchor={pollsId}
              empty={<p className="text-15 text-muted">{words.none}</p>}
            >
              {(items) => (
                <ul aria-label={words.polls} className="grid gap-6">
                  {items.map((poll) => (
                    <PollRow key={poll.id} poll={poll} isHost={isHost} isOver={isOver} answer={answer} />
                  ))}
                </ul>
              )}
            </PagedRows>
          </div>
        </Card>
      ) : null}
    </div>
  )
}

interface PollRowProps {
  readonly poll: Poll
  readonly isHost: boolean
  readonly isOver: boolean
  readonly answer: FormAnswer | undefined
}

function PollRow({ poll, isHost, isOver, answer }: PollRowProps) {
  const isOpen = !poll.isOver && !isOver
  return (
    <li className="grid gap-3">
      <h3 className="text-16 font-title wrap-anywhere">{poll.question}</h3>
      <div className="flex flex-wrap gap-2">
        <Badge tone={isOpen ? 'primary' : 'neutral'}>{isOpen ? words.running : words.over}</Badge>
        <Badge>{poll.isAnonymous ? words.anonymous : words.named}</Badge>
        {poll.isQuiz ? <Badge>{quizWords.isQuiz}</Badge> : null}
      </div>
      {isOpen ? <AnswerForm poll={poll} answer={answerOf(poll, answer)} /> : null}
      {poll.voters !== null || !isOpen ? <PollResult poll={poll} /> : null}
      {poll.voters === null ? <p className="text-14 text-muted">{words.notShown}</p> : null}
      {isHost ? <HostForms poll={poll} isOpen={isOpen} /> : null}
    </li>
  )
}

/** What the page's action said to the form of this poll. */
function answerOf({ id }: Poll, answer: FormAnswer | undefined): FormAnswer | undefined {
  const sent = answerFor(answer, 'answer')
  return (sent?.made ?? sent?.values?.pollId) === id ? sent : undefined
}

function AnswerForm({ poll, answer }: { poll: Poll; answer: FormAnswer | undefined }) {
  const mine = poll.choices.filter(({ isMine }) => isMine).map(({ place }) => String(place))
  const choices = poll.choices.map(({ place, text }) => ({ value: String(place), label: text }))
  return (
    <ActionForm
      intent="answer"
      to={answerPoll}
      answer={answer}
      carry={{ pollId: poll.id }}
      submit={mine.length > 0 ? words.answerAgain : words.answer}
      className="grid gap-2"
      button={{ size: 'compact', variant: mine.length > 0 ? 'outline' : 'primary' }}
      newsAtButton
    >
      {poll.isMultiple ? (
        <CheckboxGroup name="choices" label={words.several} choices={choices} defaultValue={mine} />
      ) : (
        <RadioGroup name="choices" label={words.one} choices={choices} defaultValue={mine[0]} />
      )}
    </ActionForm>
  )
}

const HostForms = ({ poll, isOpen }: { poll: Poll; isOpen: boolean }) => (
  <div className="flex flex-wrap gap-3">
    <ActionForm
      intent="showResult"
      to={showPollResult}
      carry={{ pollId: poll.id, shows: poll.showsResult ? 'no' : 'yes' }}
      submit={poll.showsResult ? words.hideResult : words.showResult}
      button={{ variant: 'outline', size: 'compact' }}
    />
    {isOpen ? (
      <ActionForm
        intent="endPoll"
        to={endPoll}
        carry={{ pollId: poll.id }}
        submit={words.end}
        button={{ variant: 'quiet', size: 'compact' }}
      />
    ) : null}
  </div>
)

/** What a screen reader hears: a question that is asked, and once it is over its result and what was right. */
function PollNews({ polls: [newest] }: { polls: readonly Poll[] }) {
  return (
    <p role="status" className="sr-only">
      {newest ? newsOf(newest) : ''}
    </p>
  )
}

function newsOf({ question, isOver, voters, choices }: Poll): string {
  const right = choices.flatMap(({ text, isRight }) => (isRight ? [text] : []))
  if (!isOver) return words.asked(question)
  const votes = choices.map(({ text, votes }) => words.resultOf(text, formatNumber(votes ?? 0)))
  const result = voters === null ? null : words.result(question, votes.join('؛ '))
  const key = right.length > 0 ? quizWords.rightIs(right.join('، ')) : null
  return [result, key].filter(Boolean).join(' ')
}

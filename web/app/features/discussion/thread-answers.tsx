import type { Answer } from '@arvand/contracts/endpoint'
import { answer as answerThread, type showThread } from '@arvand/contracts/panel/discussion'
import type { FormAnswer } from '../../api/form-answer.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Alert } from '../../ui/alert.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { threadPage } from './addresses.ts'
import { Post, PostActs } from './post.tsx'
import { PostForm } from './post-form.tsx'
import type { PostPlace } from './post-place.ts'
import { threadWords as words, wordsOfThread } from './words.ts'

export interface ShownThread extends Answer<typeof showThread> {
  readonly now: number
  readonly whyNotAnswer: string | null
}

interface ThreadAnswersProps {
  readonly shown: ShownThread
  readonly answer?: FormAnswer | undefined
}

/** What posts of this thread know of it and of their reader. */
export function usePlace({ shown: { thread, now }, answer }: ThreadAnswersProps): PostPlace {
  return { thread, now, answer, readerId: useVisitor()?.id ?? null }
}

/** What the reader may do with the first post of a thread, for a page that draws that post itself. */
export const QuestionActs = (props: ThreadAnswersProps) => (
  <PostActs post={props.shown.question} place={usePlace(props)} />
)

/** The answer that solved it, the other answers in order, and a form to answer. */
export function ThreadAnswers({ shown, answer }: ThreadAnswersProps) {
  const { thread, marked, answers } = shown
  const said = wordsOfThread(thread.about.kind)
  const place = usePlace({ shown, answer })
  // Replies to the accepted answer stay under it.
  const solution = answers.items.filter(({ parentId }) => marked && parentId === marked.id)
  const rest = answers.items.filter((post) => post.id !== marked?.id && !solution.includes(post))
  return (
    <>
      {[...(marked ? [marked] : []), ...solution].map((post) => (
        <Post key={post.id} post={post} place={place} />
      ))}
      {marked && rest.length === 0 ? null : (
        <h2 className="pt-2 text-18 font-title">{marked ? words.otherAnswers : said.answers}</h2>
      )}
      {answers.items.length === 0 ? (
        <EmptyState title={said.noAnswers} level={3}>
          {thread.whyNotAnswer ? null : said.noAnswersText}
        </EmptyState>
      ) : (
        rest.map((post) => <Post key={post.id} post={post} place={place} />)
      )}
      <AnswerForm shown={shown} answer={answer} />
    </>
  )
}

function AnswerForm({ shown: { thread, whyNotAnswer }, answer }: ThreadAnswersProps) {
  if (whyNotAnswer) return <Alert>{whyNotAnswer}</Alert>
  const said = wordsOfThread(thread.about.kind)
  const told = answer?.intent === 'answer' && !answer.values?.parentId ? answer : undefined
  return (
    <div className="rounded-card border border-line bg-surface p-4.5 md:p-6">
      <PostForm
        page={threadPage(thread.id)}
        intent="answer"
        to={answerThread}
        carry={{ threadId: thread.id }}
        answer={told}
        submit={said.send}
      >
        <TextArea name="body" label={said.answer} />
      </PostForm>
    </div>
  )
}

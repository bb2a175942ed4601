import { ask } from '@arvand/contracts/panel/discussion'
import { formatDuration } from '@arvand/persian/duration'
import type { FormAnswer } from '../../api/form-answer.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { lessonThreads } from './addresses.ts'
import { PostForm } from './post-form.tsx'
import { askWords as words } from './words.ts'

interface AskFormProps {
  readonly lessonId: string
  /** The current second of the player; null when the lesson has no timeline. */
  readonly second: number | null
  /** Keeps the visitor on this page; the new thread opens within it. */
  readonly onAsked?: (threadId: string) => void
  readonly answer?: FormAnswer | undefined
}

/** Asks about a lesson; the question can be tied to a second of it. */
export function AskForm({ lessonId, second, onAsked, answer }: AskFormProps) {
  return (
    <PostForm
      page={lessonThreads(lessonId)}
      intent="ask"
      to={ask}
      carry={{ stay: onAsked ? 'yes' : null }}
      answer={answer}
      submit={words.send}
      onDone={({ made }) => (made ? onAsked?.(made) : undefined)}
    >
      <TextField name="title" label={words.title} description={words.titleHint} />
      <TextArea name="body" label={words.body} description={words.bodyHint} />
      {second !== null && second > 0 ? (
        <Checkbox name="second" value={String(Math.floor(second))} defaultChecked>
          {words.tie(formatDuration(Math.floor(second)))}
        </Checkbox>
      ) : null}
    </PostForm>
  )
}

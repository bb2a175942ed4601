import type { FormAnswer } from '../../api/form-answer.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { lessonThreads } from './addresses.ts'
import { clockOf } from './clock-of.ts'
import { type PostAnswer, PostForm } from './post-form.tsx'
import { askWords as words } from './words.ts'

interface AskFormProps {
  readonly lessonId: string
  readonly requestId: string
  /** Where the player stands now; null when the lesson has no seconds. */
  readonly second: number | null
  /** Stays on this page and opens the new thread in it. */
  readonly onAsked?: (threadId: string) => void
  readonly answer?: FormAnswer | undefined
}

/** Asks about a lesson, tied to a second of it when one likes. */
export function AskForm({ lessonId, requestId, second, onAsked, answer }: AskFormProps) {
  const done = ({ threadId }: PostAnswer) => (threadId ? onAsked?.(threadId) : undefined)
  return (
    <PostForm
      to={lessonThreads(lessonId)}
      intent="ask"
      carry={{ requestId, stay: onAsked ? 'yes' : null }}
      answer={answer}
      submit={words.send}
      pending={words.sending}
      onDone={done}
    >
      {(told) => (
        <>
          <TextField
            name="title"
            label={words.title}
            description={words.titleHint}
            error={told?.fields?.title}
            defaultValue={told?.values?.title}
            maxLength={160}
            required
          />
          <TextArea
            name="body"
            label={words.body}
            description={words.bodyHint}
            error={told?.fields?.body}
            defaultValue={told?.values?.body}
            maxLength={8000}
            required
          />
          {second !== null && second > 0 ? (
            <Checkbox name="second" value={String(Math.floor(second))} defaultChecked>
              {words.tie(clockOf(Math.floor(second)))}
            </Checkbox>
          ) : null}
        </>
      )}
    </PostForm>
  )
}

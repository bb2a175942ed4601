import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, type ActionFormProps } from '../../shell/action-form.tsx'

interface PostFormProps extends Omit<ActionFormProps, 'elsewhere' | 'clears' | 'onSubmit'> {
  /** The page whose action handles the form; the form itself also stands on other pages. */
  readonly page: string
  readonly onDone?: (answer: FormAnswer) => void
  /** Shows no success message, because the page itself shows the result. */
  readonly quiet?: boolean
}

/** A form of a discussion: sent without leaving the page; without JavaScript an ordinary form. */
export function PostForm({ page, answer, onDone, quiet, button, ...form }: PostFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  const { data, state } = fetcher
  const told = data ?? answer
  const tell = useEffectEvent((news: FormAnswer) => onDone?.(news))
  useEffect(() => {
    if (state === 'idle' && data?.done) tell(data)
  }, [state, data])
  return (
    <ActionForm
      className="grid gap-4"
      {...form}
      button={{ size: 'compact', ...button }}
      elsewhere={{ page, fetcher }}
      answer={quiet && told?.done ? undefined : told}
      clears
    />
  )
}

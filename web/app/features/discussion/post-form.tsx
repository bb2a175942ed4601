import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { Button, type ButtonProps } from '../../ui/button.tsx'

export interface PostAnswer extends FormAnswer {
  /** A thread that was opened. */
  readonly threadId?: string
}

interface PostFormProps {
  /** The page whose action answers; these forms also stand on other pages. */
  readonly to: string
  readonly intent: string
  readonly carry?: Readonly<Record<string, string | null | undefined>>
  /** What that page's action said, without JavaScript. */
  readonly answer?: FormAnswer | undefined
  readonly children?: (told: FormAnswer | undefined) => ReactNode
  readonly submit: ReactNode
  readonly pending?: ReactNode
  readonly button?: Pick<ButtonProps, 'look' | 'size' | 'icon' | 'aria-label' | 'aria-pressed' | 'title'>
  readonly className?: string
  readonly onDone?: (answer: PostAnswer) => void
  /** Its success is seen on the page itself. */
  readonly quiet?: boolean
}

/** A form of a discussion: plain without JavaScript; with it, it stays where one is. */
export function PostForm(props: PostFormProps) {
  const {
    to,
    intent,
    carry = {},
    answer,
    children,
    submit,
    pending,
    button,
    className,
    onDone,
    quiet,
  } = props
  const fetcher = useFetcher<PostAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const told = fetcher.data ?? answer
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data) return
    if (fetcher.data.done) {
      form.current?.reset()
      done.current?.(fetcher.data)
    } else form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-news]')?.focus()
  }, [fetcher.state, fetcher.data])
  return (
    <fetcher.Form ref={form} method="post" action={to} noValidate className={className ?? 'grid gap-4'}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(carry).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {quiet && told?.done ? null : <AnswerNews answer={told} />}
      {children?.(told)}
      <div>
        <Button size="compact" {...button} pending={fetcher.state !== 'idle'} pendingText={pending}>
          {submit}
        </Button>
      </div>
    </fetcher.Form>
  )
}

import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { IconButton } from '../../../ui/button.tsx'
import { outlineWords as words } from './words.ts'

interface TitleFormProps {
  readonly lesson: { readonly id: string; readonly title: string }
  /** Sends the title without leaving the page. */
  readonly onTitle: (title: string) => void
  readonly onLeave: () => void
}

/** The title of a lesson that was just added, to be typed over in its row; without JavaScript a plain form. */
export function TitleForm({ lesson: { id, title }, onTitle, onLeave }: TitleFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const leave = (typed: string | null) => {
    if (isOver.current) return
    isOver.current = true
    if (typed && typed !== title) onTitle(typed)
    onLeave()
  }
  return (
    <Form
      method="post"
      className="flex min-w-0 flex-1 items-center gap-2"
      // The list around it would give the focus to the row that had it last.
      onFocus={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault()
        leave(field.current?.value.trim() ?? null)
      }}
    >
      <input type="hidden" name="intent" value="renameLesson" />
      <input type="hidden" name="lessonId" value={id} />
      <input
        ref={field}
        name="title"
        aria-label={words.lessonTitle}
        defaultValue={title}
        maxLength={120}
        required
        autoComplete="off"
        // The list around it would take letters and arrows for its own keys.
        onKeyDown={(event) => {
          if (event.key !== 'Tab') event.stopPropagation()
          if (event.key === 'Escape') leave(null)
        }}
        className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-16 font-label"
      />
      <IconButton icon={Check} label={words.saveTitle} type="submit" />
    </Form>
  )
}

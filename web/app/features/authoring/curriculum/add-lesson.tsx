import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { lessonKinds } from '../../../lesson-kinds.ts'
import { AnswerNews } from '../../../shell/action-form.tsx'
import { buttonClasses } from '../../../ui/button-variant.ts'
import { Icon } from '../../../ui/icon.tsx'
import { outlineWords as words } from './words.ts'

interface AddLessonProps {
  readonly section: { readonly id: string; readonly title: string }
  readonly answer: FormAnswer | undefined
  readonly fetcher: FetcherWithComponents<unknown>
}

/** «+ درس» with the kinds of lessons; a press on one adds the lesson, whose title is then typed in its row. */
export function AddLesson({ section, answer, fetcher }: AddLessonProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (answer?.made && fold.current) fold.current.open = false
  }, [answer])
  // Another id for each lesson, so that the server knows a request that comes twice over a broken connection.
  const [request, setRequest] = useState(() => ({ answer, id: newId() }))
  if (request.answer !== answer) setRequest({ answer, id: newId() })
  const isSending = fetcher.state !== 'idle'
  return (
    <details
      ref={fold}
      open={answer?.error !== undefined}
      suppressHydrationWarning
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary
        id={addButtonOf(section.id)}
        aria-label={words.addLessonTo(section.title)}
        className={`${buttonClasses({ variant: 'soft', size: 'compact' })} cursor-pointer list-none`}
      >
        <Icon of={Plus} />
        {words.addLesson}
      </summary>
      <fetcher.Form method="post" className="grid gap-3 pt-4">
        <input type="hidden" name="intent" value="addLesson" />
        <input type="hidden" name="requestId" value={request.id} readOnly suppressHydrationWarning />
        <input type="hidden" name="sectionId" value={section.id} />
        <AnswerNews answer={answer?.error ? answer : undefined} />
        <p id={`kinds ${section.id}`} className="text-15 font-title">
          {words.whichLesson}
        </p>
        <ul
          aria-labelledby={`kinds ${section.id}`}
          className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2"
        >
          {lessonKinds.map(({ kind, label, icon }) => (
            <li key={kind} className="grid">
              <button
                type="submit"
                name="kind"
                value={kind}
                aria-disabled={isSending}
                onClick={(event) => isSending && event.preventDefault()}
                className="grid cursor-pointer justify-items-center gap-2 rounded-option border border-line bg-surface px-2 py-3 text-center text-14 font-label wrap-anywhere hover:border-primary-600 hover:bg-primary-50"
              >
                <span className="grid size-10 place-items-center rounded-control bg-sunken text-primary-700">
                  <Icon of={icon} />
                </span>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </fetcher.Form>
    </details>
  )
}

/** `randomUUID` exists only on https and on the loopback; when the id is empty, the action makes one. */
const newId = (): string => crypto.randomUUID?.() ?? ''

/** The id of a section's «+ درس», where the focus goes on when a lesson has its title. */
export const addButtonOf = (sectionId: string): string => `add-${sectionId}`

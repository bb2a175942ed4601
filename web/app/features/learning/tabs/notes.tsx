import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useDeedName, useQueueNews } from '../../offline/index.ts'
import { clockOf } from '../clock-of.ts'
import type { LoadedOpen } from '../load-lesson.ts'
import { type Playhead, useFollowing } from '../playhead.ts'
import { noteWords as words } from '../words.ts'
import { NoteRow } from './note-row.tsx'

interface NotesProps {
  readonly shown: Pick<LoadedOpen, 'written' | 'requestId' | 'lesson' | 'course'>
  /** Null for what has no seconds. */
  readonly playhead: Playhead | null
  readonly onSeek: (second: number) => void
  readonly answer: FormAnswer | undefined
}

/** One's own notes in this lesson, and writing one for the second where one is. */
export function Notes({ shown, playhead, onSeek, answer }: NotesProps) {
  const { items, nextCursor } = shown.written
  const { revalidate } = useRevalidator()
  useQueueNews(() => void revalidate())
  return (
    <section aria-label={words.title} className="grid gap-4">
      {playhead ? (
        <ComposerAtSecond playhead={playhead} requestId={shown.requestId} answer={answer} />
      ) : (
        <Composer second={null} requestId={shown.requestId} answer={answer} />
      )}
      {items.length > 0 ? (
        <ul className="divide-y divide-line">
          {items.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              requestId={shown.requestId}
              onSeek={playhead ? onSeek : null}
              answer={answer}
            />
          ))}
        </ul>
      ) : (
        <EmptyState level={2} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      {nextCursor ? <MoreLink to="/panel/notes">{words.all}</MoreLink> : null}
    </section>
  )
}

interface ComposerProps {
  readonly second: number | null
  readonly requestId: string
  readonly answer: FormAnswer | undefined
  readonly onBegin?: () => void
  readonly onEmpty?: () => void
}

function ComposerAtSecond({
  playhead,
  ...rest
}: Pick<ComposerProps, 'requestId' | 'answer'> & { playhead: Playhead }) {
  const second = useFollowing(playhead, Math.floor)
  // The second at which one began to write, not the one at which one ends.
  const [held, setHeld] = useState<number | null>(null)
  return (
    <Composer
      {...rest}
      second={Math.floor(held ?? second)}
      onBegin={() => setHeld(playhead.second())}
      onEmpty={() => setHeld(null)}
    />
  )
}

function Composer({ second, requestId, answer, onBegin, onEmpty }: ComposerProps) {
  const [before, after] = words.placeholderAt
  const at = second === null ? null : clockOf(second)
  const own = answerFor(answer, 'note')
  const name = useDeedName(requestId, own)
  return (
    <ActionForm
      // What was written is gone from here once it is kept, here or there.
      key={own?.done ? name : requestId}
      intent="note"
      answer={own}
      carry={{ requestId: name, second: second === null ? null : String(second) }}
      submit={words.save}
      pending={words.saving}
      button={{ size: 'compact' }}
      className="grid gap-3"
      beside={
        at === null ? null : (
          <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-primary-100 px-3 text-14 font-label text-primary-700">
            <Icon of={Clock} size={16} />
            {at}
          </span>
        )
      }
    >
      <TextArea
        name="text"
        label={words.write}
        hideLabel
        rows={2}
        required
        maxLength={5000}
        onFocus={({ target }) => (target.value ? undefined : onBegin?.())}
        onBlur={({ target }) => (target.value ? undefined : onEmpty?.())}
        placeholder={at === null ? words.placeholder : `${before} ${at} ${after}`}
        defaultValue={own?.values?.text}
        error={own?.fields?.text}
      />
    </ActionForm>
  )
}

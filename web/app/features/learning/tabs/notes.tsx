import { saveNote } from '@arvand/contracts/panel/notes'
import { formatDuration } from '@arvand/persian/duration'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { hasMore } from '../../../api/load-list.ts'
import { ActionForm, LoneNews } from '../../../shell/action-form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useQueueNews } from '../../offline/index.ts'
import type { LoadedOpen } from '../load-lesson.ts'
import { noteWords as words } from '../note-words.ts'
import { type Playhead, useFollowing } from '../playhead.ts'
import { NoteRow } from './note-row.tsx'

interface NotesProps {
  readonly shown: Pick<LoadedOpen, 'written' | 'lesson' | 'course'>
  /** Null for lessons without a timeline. */
  readonly playhead: Playhead | null
  readonly onSeek: (second: number) => void
  readonly answer: FormAnswer | undefined
}

/** One's own notes in this lesson, and a form for a note at the current second. */
export function Notes({ shown, playhead, onSeek, answer }: NotesProps) {
  const { items } = shown.written
  const lessonId = shown.lesson.id
  const removed = answerFor(answer, 'removeNote')
  const { revalidate } = useRevalidator()
  useQueueNews(() => void revalidate())
  return (
    <section aria-label={words.title} className="grid gap-4">
      {playhead ? (
        <ComposerAtSecond playhead={playhead} lessonId={lessonId} answer={answer} />
      ) : (
        <Composer second={null} lessonId={lessonId} answer={answer} />
      )}
      <LoneNews answer={removed?.done ? removed : undefined} />
      {items.length > 0 ? (
        <ul className="divide-y divide-line">
          {items.map((note) => (
            <NoteRow key={note.id} note={note} onSeek={playhead ? onSeek : null} answer={answer} />
          ))}
        </ul>
      ) : (
        <EmptyState level={2} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      {hasMore(shown.written) ? <MoreLink to="/panel/notes">{words.all}</MoreLink> : null}
    </section>
  )
}

interface ComposerProps {
  readonly second: number | null
  readonly lessonId: string
  readonly answer: FormAnswer | undefined
  readonly onBegin?: () => void
  readonly onEmpty?: () => void
}

function ComposerAtSecond({
  playhead,
  ...rest
}: Pick<ComposerProps, 'lessonId' | 'answer'> & { playhead: Playhead }) {
  const second = useFollowing(playhead, Math.floor)
  // The second at which typing began, not the one at which it ended.
  const [held, setHeld] = useState<number | null>(null)
  const saved = answerFor(rest.answer, 'note')
  useEffect(() => {
    // The saved note took its second along; the next one starts where the player is then.
    if (saved?.done) setHeld(null)
  }, [saved])
  return (
    <Composer
      {...rest}
      second={Math.floor(held ?? second)}
      onBegin={() => setHeld((before) => before ?? playhead.second())}
      onEmpty={() => setHeld(null)}
    />
  )
}

function Composer({ second, lessonId, answer, onBegin, onEmpty }: ComposerProps) {
  const [before, after] = words.placeholderAt
  const at = second === null ? null : formatDuration(second)
  return (
    <ActionForm
      intent="note"
      to={saveNote}
      clears
      answer={answerFor(answer, 'note')}
      carry={{ lessonId, second: second === null ? null : String(second) }}
      submit={words.save}
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
        onInput={({ currentTarget: { value } }) => (value ? onBegin?.() : onEmpty?.())}
        placeholder={at === null ? words.placeholder : `${before} ${at} ${after}`}
      />
    </ActionForm>
  )
}

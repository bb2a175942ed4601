import { type ReviewNote, reviewTopic } from '@arvand/contracts/course-review'
import { removeReviewNote, reviewNoteDone, writeReviewNote } from '@arvand/contracts/panel/manage-courses'
import { useFetcher, useFormAction } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReviewNoteItem, reviewTopicWords } from '../authoring/index.ts'
import { reviewWords as words } from './words.ts'

interface NotesCardProps {
  readonly intent: string
  readonly title: string
  readonly notes: readonly ReviewNote[]
  /** Names the lesson or section; nothing for the whole course. */
  readonly carry: Readonly<Record<string, string>>
  /** The course is in review, so notes are written. */
  readonly isOpen: boolean
  readonly answer: FormAnswer | undefined
  /** Where the card is closed. */
  readonly close?: string
}

/** The notes on one lesson, section or the course, and a form for the next one. */
export function NotesCard({ intent, title, notes, carry, isOpen, answer, close }: NotesCardProps) {
  if (!isOpen && notes.length === 0 && !close) return null
  return (
    <Card
      title={title}
      aside={
        close ? (
          <TextLink alone to={close} className="text-15">
            {words.closeNotes}
          </TextLink>
        ) : undefined
      }
    >
      <div className="grid gap-5">
        {notes.length > 0 ? (
          <ul>
            {notes.map((note) => (
              <ReviewNoteItem key={note.id} note={note}>
                {isOpen ? <NoteForm note={note} /> : null}
              </ReviewNoteItem>
            ))}
          </ul>
        ) : isOpen ? null : (
          <p className="text-15 text-muted">{words.noNotes}</p>
        )}
        {isOpen ? (
          <ActionForm
            clears
            intent={intent}
            to={writeReviewNote}
            carry={carry}
            answer={answer}
            submit={words.writeNote}
            button={{ variant: 'soft' }}
            className="grid gap-4"
          >
            <TextArea name="text" label={words.note} description={words.noteHint} rows={3} />
            <SelectField
              name="topic"
              label={words.topic}
              placeholder={words.anyTopic}
              options={reviewTopic.options.map((value) => ({ value, label: reviewTopicWords[value] }))}
            />
          </ActionForm>
        ) : null}
      </div>
    </Card>
  )
}

/** Removes a note that is not sent yet; says of a sent one whether it is done. Sent beside the page, which stays. */
function NoteForm({ note: { id, isDone, sentAt } }: { note: ReviewNote }) {
  const fetcher = useFetcher<FormAnswer>()
  const page = useFormAction()
  const form = {
    answer: fetcher.data?.error ? fetcher.data : undefined,
    button: { variant: 'quiet', size: 'compact' },
    className: '-mx-4 grid gap-2',
    elsewhere: { page, fetcher },
  } as const
  return sentAt ? (
    <ActionForm
      {...form}
      intent="noteDone"
      to={reviewNoteDone}
      carry={{ noteId: id, isDone: isDone ? 'no' : 'yes' }}
      submit={isDone ? words.noteOpen : words.noteDone}
    />
  ) : (
    <ActionForm
      {...form}
      intent="removeNote"
      to={removeReviewNote}
      carry={{ noteId: id }}
      submit={words.removeNote}
    />
  )
}

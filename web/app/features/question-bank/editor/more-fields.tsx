import type { Question } from '@arvand/contracts/questions'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { soundTypes, UploadField } from '../../media/index.ts'
import { AddRow } from '../fields/add-row.tsx'
import { FieldsPart } from '../fields/fields-part.tsx'
import { placed, without } from '../fields/placed.ts'
import { SortableRows } from '../fields/sortable-rows.tsx'
import { TextEditor } from '../fields/text-editor.tsx'
import { number } from '../lines.ts'
import { useQuestionFiles } from '../question-files.tsx'
import { useFileOfLibrary } from '../use-file-of-library.ts'
import { editorWords as words } from '../words.ts'

const mostHints = 5

interface MoreProps {
  readonly question: Question
  readonly revision: number
  readonly onChange: (part: Partial<Question>) => void
}

/** Hints, what is said after the answer, and a sound; each opens when it is wanted. */
export function MoreFields({ question, revision, onChange }: MoreProps) {
  const { hints, feedback, soundId } = question
  const [hasFeedback, setFeedback] = useState(feedback !== null)
  const [hasSound, setSound] = useState(soundId !== null)
  const { nameOf } = useQuestionFiles()
  const fetchFile = useFileOfLibrary()
  const labelOf = (place: number) => words.hint(number(place))
  return (
    <div className="grid grid-cols-1 gap-6">
      {hints.length > 0 ? (
        <FieldsPart title={words.hints} hint={words.hintsLead}>
          <SortableRows
            items={placed(hints.map((text) => ({ text })))}
            nameOf={labelOf}
            onRemove={({ id }) => onChange({ hints: without(hints, Number(id)) })}
          >
            {({ text }, place) => (
              <TextField
                name={`hint ${place}`}
                label={labelOf(place)}
                hideLabel
                placeholder={labelOf(place)}
                maxLength={500}
                autoComplete="off"
                value={text}
                onChange={({ target }) =>
                  onChange({ hints: hints.map((one, at) => (at === place ? target.value : one)) })
                }
              />
            )}
          </SortableRows>
        </FieldsPart>
      ) : null}
      {hasFeedback ? (
        <TextEditor
          label={words.feedback}
          description={words.feedbackHint}
          value={feedback ?? emptyText}
          revision={revision}
          onChange={(text) => onChange({ feedback: text.content.length > 0 ? text : null })}
        />
      ) : null}
      {hasSound ? (
        <UploadField
          key={revision}
          name="soundId"
          use="lesson"
          accept={soundTypes}
          library
          label={words.sound}
          limits={words.soundLimits}
          defaultFile={soundId ? { id: soundId, name: nameOf(soundId) ?? words.sound } : null}
          onKept={(file) => {
            if (file) void fetchFile(file.id)
            onChange({ soundId: file?.id ?? null })
          }}
        />
      ) : null}
      <div className="flex flex-wrap gap-x-8">
        <AddRow
          label={words.addHint}
          isFull={hints.length >= mostHints}
          onAdd={() => onChange({ hints: [...hints, words.hint(number(hints.length))] })}
        />
        <AddRow label={words.addFeedback} isFull={hasFeedback} onAdd={() => setFeedback(true)} />
        <AddRow label={words.addSound} isFull={hasSound} onAdd={() => setSound(true)} />
      </div>
    </div>
  )
}

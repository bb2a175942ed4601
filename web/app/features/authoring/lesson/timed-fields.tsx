import type { TimedMedia } from '@arvand/contracts/lesson-content'
import { toLatinDigits } from '@arvand/persian/digits'
import { Captions, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { FieldsProps } from '../../../lesson-kind.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UploadField } from '../../media/index.ts'
import { lessonWords as words } from '../words.ts'
import { chapterLines, readChapters } from './lesson-draft.ts'

type Track = TimedMedia['captions'][number]

const languages = Object.entries(words.languages).map(([value, label]) => ({ value, label }))
const isLanguage = (value: string): value is Track['language'] => value in words.languages

type TimedProps = FieldsProps<TimedMedia>

/** Captions of a video or audio file, one file for each language. */
export function CaptionsField({ content, files, onChange }: TimedProps) {
  const [isAdding, setAdding] = useState(false)
  const { captions } = content
  const set = (next: Track[]) => onChange({ captions: next })
  const mend = (fileId: string, part: Partial<Track>) =>
    set(captions.map((one) => (one.fileId === fileId ? { ...one, ...part } : one)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="flex items-center gap-2 text-15 font-label">
        <Captions size={18} aria-hidden="true" />
        {words.captions}
      </legend>
      <p className="text-14 text-muted">{words.captionsHint}</p>
      {captions.map((track) => (
        <div
          key={track.fileId}
          className="grid items-end gap-3 rounded-option border border-line p-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <p className="truncate text-14 text-muted sm:col-span-3">
            <bdi>{files.find(({ id }) => id === track.fileId)?.name ?? words.captionsFile}</bdi>
          </p>
          <SelectField
            name={`language ${track.fileId}`}
            label={words.captionsLanguage}
            options={languages}
            value={track.language}
            onChange={({ target }) =>
              isLanguage(target.value) && mend(track.fileId, { language: target.value })
            }
          />
          <TextField
            name={`label ${track.fileId}`}
            label={words.captionsLabel}
            maxLength={60}
            value={track.label}
            onChange={(event) => mend(track.fileId, { label: event.target.value })}
          />
          <IconButton
            icon={X}
            label={words.removeCaptions}
            onClick={() => set(captions.filter(({ fileId }) => fileId !== track.fileId))}
          />
        </div>
      ))}
      {isAdding ? (
        <UploadField
          name="captions"
          use="captions"
          library
          label={words.captionsFile}
          limits={words.captionsLimits}
          accept=".vtt,.srt,.ass,.ssa,text/vtt"
          onKept={(file) => {
            if (!file || captions.some(({ fileId }) => fileId === file.id)) return
            setAdding(false)
            set([...captions, { fileId: file.id, language: 'fa', label: words.languages.fa }])
          }}
        />
      ) : (
        <p>
          <Button type="button" variant="outline" size="compact" icon={Plus} onClick={() => setAdding(true)}>
            {words.addCaptions}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

/** Chapters as lines of a time and a title. */
export function ChaptersField({ content, onChange, revision }: TimedProps) {
  const [text, setText] = useState(() => chapterLines(content.chapters))
  const { wrong } = readChapters(text, toLatinDigits)
  return (
    <TextArea
      key={revision}
      name="chapters"
      label={words.chapters}
      description={words.chaptersHint}
      error={wrong === null ? undefined : words.chaptersWrong(wrong)}
      rows={3}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        const read = readChapters(event.target.value, toLatinDigits)
        if (read.wrong === null) onChange({ chapters: read.chapters.slice(0, 60) })
      }}
    />
  )
}

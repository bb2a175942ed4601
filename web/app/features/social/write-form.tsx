import { writePost } from '@arvand/contracts/panel/social'
import { mostPollChoices, mostPostPictures, pollDays } from '@arvand/contracts/social'
import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Fold } from '../../ui/fold.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pictureTypes, UploadField } from '../media/index.ts'
import { writeWords as words } from './words.ts'

interface WriteFormProps {
  readonly answer: FormAnswer | undefined
  /** Those for whose people the person may write. */
  readonly courses: readonly { readonly id: string; readonly title: string }[]
  /** The lesson that is asked about. */
  readonly lesson: { readonly id: string; readonly title: string; readonly courseId: string } | null
}

/** The form of a new post. */
export function WriteForm({ answer, courses, lesson }: WriteFormProps) {
  const pollError = answer?.fields?.['poll.choices']
  return (
    <section aria-label={words.title} className="rounded-card border border-line bg-surface p-4.5 md:p-6">
      <ActionForm
        intent="write"
        to={writePost}
        answer={answer}
        clears
        submit={words.send}
        className="grid gap-4"
      >
        {lesson ? (
          <p className="text-15 wrap-anywhere">
            <input type="hidden" name="lessonId" value={lesson.id} />
            <input type="hidden" name="visibility" value={lesson.courseId} />
            {words.aboutLesson(lesson.title)}
          </p>
        ) : null}
        <TextArea name="text" label={words.text} description={words.hint} rows={3} />
        <Fold label={words.pictures} variant="quiet">
          <PictureFields error={answer?.fields?.fileIds} />
        </Fold>
        <Fold label={words.poll} variant="quiet" open={pollError !== undefined}>
          <PollFields error={pollError} typed={answer?.values?.pollChoice} />
        </Fold>
        {lesson ? null : (
          <SelectField
            name="visibility"
            label={words.visibility}
            defaultValue="everyone"
            className="max-w-72"
            options={[
              ...Object.entries(words.visibilities).map(([value, label]) => ({ value, label })),
              ...courses.map(({ id, title }) => ({ value: id, label: words.ofCourse(title) })),
            ]}
          />
        )}
      </ActionForm>
    </section>
  )
}

interface PollFieldsProps {
  readonly error: string | undefined
  /** The refused choices, one a line. */
  readonly typed: string | undefined
}

/** All six places at once, so that the form works without a script. */
function PollFields({ error, typed }: PollFieldsProps) {
  const before = typed?.split('\n') ?? []
  return (
    <div className="grid gap-4">
      <p className="text-15 text-muted">{words.pollHint}</p>
      {Array.from({ length: mostPollChoices }, (_, place) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by their number alone
          key={place}
          name="pollChoice"
          label={words.pollChoice(localDigits(place + 1))}
          maxLength={80}
          defaultValue={before[place]}
          error={place === 0 ? error : undefined}
        />
      ))}
      <SelectField
        name="pollDays"
        label={words.pollDays}
        defaultValue="1"
        className="max-w-72"
        options={pollDays.map((days) => ({
          value: String(days),
          label: words.pollDay(localDigits(days)),
        }))}
      />
    </div>
  )
}

/** Filling the last field adds one more, up to the limit. */
function PictureFields({ error }: { readonly error: string | undefined }) {
  const [kept, setKept] = useState<readonly boolean[]>([])
  const places = Math.min(
    mostPostPictures,
    Math.max(kept.filter(Boolean).length, kept.lastIndexOf(true) + 1) + 1,
  )
  const mark = (place: number, isKept: boolean) =>
    setKept((before) =>
      Array.from({ length: mostPostPictures }, (_, at) => (at === place ? isKept : before[at] === true)),
    )
  return (
    <div className="grid gap-4">
      {Array.from({ length: places }, (_, place) => (
        <UploadField
          // A field keeps its number while others are filled, so the number is its key.
          // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by their number alone
          key={place}
          name="fileIds"
          use="post"
          accept={pictureTypes}
          label={words.picture(localDigits(place + 1))}
          limits={words.limits}
          error={place === 0 ? error : undefined}
          onKept={(file) => mark(place, file !== null)}
        />
      ))}
    </div>
  )
}

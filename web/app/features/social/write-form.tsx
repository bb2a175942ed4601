import { writePost } from '@arvand/contracts/panel/social'
import { mostPostPictures } from '@arvand/contracts/social'
import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Fold } from '../../ui/fold.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { pictureTypes, UploadField } from '../media/index.ts'
import { writeWords as words } from './words.ts'

/** The form of a new post. */
export function WriteForm({ answer }: { readonly answer: FormAnswer | undefined }) {
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
        <TextArea name="text" label={words.text} description={words.hint} rows={3} />
        <Fold label={words.pictures} variant="quiet">
          <PictureFields error={answer?.fields?.fileIds} />
        </Fold>
        <SelectField
          name="visibility"
          label={words.visibility}
          defaultValue="everyone"
          className="max-w-72"
          options={Object.entries(words.visibilities).map(([value, label]) => ({ value, label }))}
        />
      </ActionForm>
    </section>
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

import type { Picture } from '@arvand/contracts/courses'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import { showFile } from '@arvand/contracts/panel/media'
import type { RichText } from '@arvand/contracts/rich-text'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { formatPercent } from '@arvand/persian/numbers'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import type { FieldsProps } from '../../../lesson-kind.ts'
import { FilePicker, pictureTypes, UploadField } from '../../media/index.ts'
import { RichTextEditor } from '../../rich-text/index.ts'
import { lessonWords as words } from '../words.ts'
import { NumberField } from './number-field.tsx'

type OfOneFile = Extract<LessonContent, { readonly fileId: string | null }>
interface MainFileProps extends FieldsProps<OfOneFile> {
  readonly use: 'lesson' | 'package'
  readonly label: string
  readonly limits: string
  readonly accept: string
}

/** The main file of a lesson, such as its video. */
export function MainFileField({
  content,
  files,
  use,
  label,
  limits,
  accept,
  onChange,
  revision,
}: MainFileProps) {
  const file = files.find(({ id }) => id === content.fileId)
  const percent = file?.preparing && file.preparing.state !== 'failed' ? file.preparing.percent : null
  return (
    <UploadField
      key={revision}
      name="fileId"
      use={use}
      library
      label={label}
      limits={limits}
      accept={accept}
      description={percent === null ? undefined : words.preparing(formatPercent(percent / 100))}
      defaultFile={
        content.fileId ? { id: content.fileId, name: file?.name ?? label, bytes: file?.bytes } : null
      }
      onKept={(kept) => onChange({ fileId: kept?.id ?? null })}
    />
  )
}

interface BodyFieldProps extends FieldsProps {
  readonly label: string
  readonly description?: string
  /** The lesson consists of its text, so an empty text is stored as an empty document, not as null. */
  readonly always?: true
}

/** The text of a lesson; pictures come from the media library or are uploaded into it. */
export function BodyField({
  content,
  pictures,
  revision,
  mayWrite,
  label,
  description,
  always,
  onChange,
}: BodyFieldProps) {
  const [onChosen, setChosen] = useState<((file: { id: string; picture: Picture }) => void) | null>(null)
  const pick = async (fileId: string | undefined) => {
    const chosen = onChosen
    setChosen(null)
    if (!fileId || !chosen) return
    const { answer } = await attemptAloud(call(showFile, { fileId }))
    if (answer) chosen({ id: fileId, picture: answer.file.picture })
  }
  return (
    <>
      <RichTextEditor
        label={label}
        description={description}
        value={content.body ?? emptyText}
        files={pictures}
        revision={revision}
        lockedReason={mayWrite ? undefined : ' '}
        pictures={(hand) => setChosen(() => hand)}
        onChange={(body: RichText) => onChange({ body: always || body.content.length > 0 ? body : null })}
      />
      <FilePicker
        open={onChosen !== null}
        use="lesson"
        accept={pictureTypes}
        onClose={() => setChosen(null)}
        onPicked={([file]) => void pick(file?.id)}
      />
    </>
  )
}

export function MinutesField({ minutes, onMinutes }: FieldsProps) {
  return (
    <NumberField
      name="minutes"
      label={words.minutes}
      value={minutes}
      least={0}
      most={600}
      className="max-w-60"
      onNumber={(value) => onMinutes(value ?? 0)}
    />
  )
}

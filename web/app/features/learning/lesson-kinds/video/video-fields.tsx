import type { ContentOf } from '@arvand/contracts/lesson-content'
import { useState } from 'react'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import { useUploadLimits } from '../../../../shell/upload-limits.ts'
import { Switch } from '../../../../ui/switch.tsx'
import {
  AttachmentsField,
  BodyField,
  CaptionsField,
  ChaptersField,
  FilmSource,
  lessonWords,
  MainFileField,
  PosterField,
  TimedPreview,
} from '../../../authoring/index.ts'
import { filmTypes } from '../../../media/index.ts'

const words = {
  file: 'فایل ویدیو',
  limits: (film: string) =>
    `ویدیو تا ${film}، مانند mp4، mkv یا avi. می‌توانید هنگام آپلود به کار دیگری بروید.`,
  watermark: 'نام دانشجو روی ویدیو شناور باشد',
  watermarkHint: 'اگر کسی از صفحه فیلم بگیرد، پیداست از کیست.',
} as const

export default function VideoFields(props: FieldsProps<ContentOf<'video'>>) {
  const { content, onChange, lessonId } = props
  const { film } = useUploadLimits()
  /** The fields that a picked film fills begin again with it. */
  const [picked, setPicked] = useState(0)
  return (
    <>
      <MainFileField
        key={`file ${picked}`}
        {...props}
        use="lesson"
        label={words.file}
        limits={words.limits(film)}
        accept={filmTypes}
      />
      <FilmSource
        lessonId={lessonId}
        onPicked={({ fileId, captions, chapters }) => {
          onChange({ fileId, captions, chapters })
          setPicked(picked + 1)
        }}
      />
      <TimedPreview {...props} />
      <PosterField {...props} />
      <CaptionsField {...props} />
      <ChaptersField key={`chapters ${picked}`} {...props} />
      <Switch
        name="watermark"
        checked={content.watermark}
        description={words.watermarkHint}
        onChange={(event) => onChange({ watermark: event.target.checked })}
      >
        {words.watermark}
      </Switch>
      <BodyField {...props} label={lessonWords.bodyBeside} />
      <AttachmentsField {...props} />
    </>
  )
}

import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import { useUploadLimits } from '../../../../shell/upload-limits.ts'
import { Switch } from '../../../../ui/switch.tsx'
import {
  AttachmentsField,
  BodyField,
  CaptionsField,
  ChaptersField,
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
  const { content, onChange } = props
  const { film } = useUploadLimits()
  return (
    <>
      <MainFileField
        {...props}
        use="lesson"
        label={words.file}
        limits={words.limits(film)}
        accept={filmTypes}
      />
      <TimedPreview {...props} />
      <PosterField {...props} />
      <CaptionsField {...props} />
      <ChaptersField {...props} />
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

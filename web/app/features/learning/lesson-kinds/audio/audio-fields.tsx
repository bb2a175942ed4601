import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import {
  AttachmentsField,
  BodyField,
  CaptionsField,
  ChaptersField,
  lessonWords,
  MainFileField,
  TimedPreview,
} from '../../../authoring/index.ts'
import { soundTypes } from '../../../media/index.ts'

const words = { file: 'فایل صدا', limits: 'صدا، مانند mp3، m4a یا wma' } as const

export default function AudioFields(props: FieldsProps<ContentOf<'audio'>>) {
  return (
    <>
      <MainFileField {...props} use="lesson" label={words.file} limits={words.limits} accept={soundTypes} />
      <TimedPreview {...props} />
      <CaptionsField {...props} />
      <ChaptersField {...props} />
      <BodyField {...props} label={lessonWords.bodyBeside} />
      <AttachmentsField {...props} />
    </>
  )
}

import type { FieldsProps } from '../../../../lesson-kind.ts'
import { AttachmentsField, BodyField, lessonWords, MinutesField } from '../../../authoring/index.ts'

const words = { attachments: 'فایل‌های درس' } as const

export default function FileFields(props: FieldsProps) {
  return (
    <>
      <AttachmentsField {...props} label={words.attachments} />
      <BodyField {...props} label={lessonWords.bodyBeside} />
      <MinutesField {...props} />
    </>
  )
}

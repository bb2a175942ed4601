import type { FieldsProps } from '../../../../lesson-kind.ts'
import { AttachmentsField, BodyField, lessonWords } from '../../../authoring/index.ts'

export default function TextFields(props: FieldsProps) {
  return (
    <>
      <BodyField {...props} always label={lessonWords.body} />
      <AttachmentsField {...props} />
    </>
  )
}

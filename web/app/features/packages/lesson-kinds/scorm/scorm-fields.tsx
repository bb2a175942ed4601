import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import { BodyField, lessonWords, MainFileField, MinutesField } from '../../../authoring/index.ts'
import { PackageComing } from '../../package-coming.tsx'

const words = { file: 'بستهٔ SCORM', limits: 'فایل زیپ بستهٔ SCORM، تا ۳۰۰ مگابایت' } as const

export default function ScormFields(props: FieldsProps<ContentOf<'scorm'>>) {
  const { content, lessonId } = props
  return (
    <>
      <MainFileField {...props} use="package" label={words.file} limits={words.limits} accept=".zip" />
      {content.fileId ? <PackageComing lessonId={lessonId} fileId={content.fileId} /> : null}
      <BodyField {...props} label={lessonWords.bodyBeside} />
      <MinutesField {...props} />
    </>
  )
}

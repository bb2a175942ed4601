import type { ContentOf } from '@arvand/contracts/lesson-content'
import { playerAddress } from '@arvand/contracts/player-address'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { AttachmentsField, BodyField, lessonWords, MinutesField } from '../../../authoring/index.ts'

const words = {
  url: 'آدرس صفحه',
  urlHint: 'صفحه‌ای که داخل درس نشان داده می‌شود؛ با https شروع می‌شود.',
} as const

export default function EmbedFields(props: FieldsProps<ContentOf<'embed'>>) {
  const { content, onChange } = props
  return (
    <>
      <TextField
        name="url"
        label={words.url}
        description={words.urlHint}
        dir="ltr"
        inputMode="url"
        maxLength={2000}
        value={content.url ?? ''}
        onChange={(event) => onChange({ url: event.target.value.trim() || null })}
        // Video sites allow framing of their players, not of their pages, so the address of a page is replaced.
        onBlur={() => {
          const film = playerAddress(content.url ?? '')
          if (film !== null && film !== content.url) onChange({ url: film })
        }}
      />
      <BodyField {...props} label={lessonWords.bodyBeside} />
      <MinutesField {...props} />
      <AttachmentsField {...props} />
    </>
  )
}

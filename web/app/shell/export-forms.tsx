import { Download } from 'lucide-react'
import { exportFormats } from '../api/export-format.ts'
import type { FormAnswer } from '../api/form-answer.ts'
import { ActionForm, type ActionFormProps } from './action-form.tsx'

interface ExportFormsProps extends Pick<ActionFormProps, 'intent' | 'to'> {
  /** The action's last answer to these forms; shown once. */
  readonly answer: FormAnswer | undefined
  /** The `filter` of the list's query, so that the file has the same rows. */
  readonly carry?: Readonly<Record<string, string | null>>
  /** The labels of the buttons, where the file holds more than the list. */
  readonly titles?: Readonly<Record<(typeof exportFormats)[number], string>>
}

const fileTitles = { xlsx: 'فایل اکسل', csv: 'فایل CSV' }

/** Buttons that export a list, one for each file format. The form sends the format as `format`. */
export const ExportForms = ({ answer, carry, titles = fileTitles, ...form }: ExportFormsProps) => (
  <div className="flex flex-wrap gap-3">
    {exportFormats.map((format, at) => (
      <ActionForm
        key={format}
        {...form}
        answer={at === 0 ? answer : undefined}
        carry={{ ...carry, format }}
        submit={titles[format]}
        button={{ variant: 'outline', icon: Download }}
        className="grid gap-3"
      />
    ))}
  </div>
)

import { Download } from 'lucide-react'
import { exportFormats } from '../api/export-format.ts'
import type { FormAnswer } from '../api/form-answer.ts'
import { ActionForm, type ActionFormProps } from './action-form.tsx'

interface ExportFormsProps extends Pick<ActionFormProps, 'intent' | 'to'> {
  /** What the action last said to it; shown once. */
  readonly answer: FormAnswer | undefined
  /** What narrows the list narrows its file: the `filter` of its query. */
  readonly carry?: Readonly<Record<string, string | null>>
  /** What the buttons are called, where the file is more than the list. */
  readonly titles?: Readonly<Record<(typeof exportFormats)[number], string>>
}

const fileTitles = { xlsx: 'فایل اکسل', csv: 'فایل CSV' }

/** The ways to take a list along: a button for each kind of file. The form says which as `format`. */
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

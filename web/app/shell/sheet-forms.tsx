import { Download } from 'lucide-react'
import type { FormAnswer } from '../api/form-answer.ts'
import { sheetFormats } from '../api/sheet-format.ts'
import { ActionForm } from './action-form.tsx'

interface SheetFormsProps {
  readonly intent: string
  /** What the action last said to it; shown once. */
  readonly answer: FormAnswer | undefined
  readonly carry?: Readonly<Record<string, string | null>>
  readonly words: { readonly xlsx: string; readonly csv: string; readonly taking: string }
}

/** The ways to take a table along: a button for each kind of file. The action reads which by `sheetFormat`. */
export const SheetForms = ({ intent, answer, carry, words }: SheetFormsProps) => (
  <div className="flex flex-wrap gap-3">
    {sheetFormats.map((format, at) => (
      <ActionForm
        key={format}
        intent={intent}
        answer={at === 0 ? answer : undefined}
        carry={{ ...carry, format }}
        submit={words[format]}
        pending={words.taking}
        button={{ look: 'outline', icon: Download }}
        className="grid gap-3"
      />
    ))}
  </div>
)

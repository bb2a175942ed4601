import { Download } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { offCodesWords as words } from './words.ts'

interface TakeCodesProps {
  readonly title: string
  readonly carry: Readonly<Record<string, string | null>>
  readonly answer: FormAnswer | undefined
}

/** Codes that belong together, and the way to take them along. */
export function TakeCodes({ title, carry, answer }: TakeCodesProps) {
  return (
    <Card
      title={title}
      aside={
        <TextLink to="/manage/off-codes" className="inline-flex min-h-11 items-center">
          {words.clear}
        </TextLink>
      }
    >
      <p className="pb-4 text-14 text-muted">{words.takeHint}</p>
      <div className="flex flex-wrap gap-3">
        {(['xlsx', 'csv'] as const).map((format) => (
          <ActionForm
            key={format}
            intent="export"
            answer={format === 'xlsx' ? answer : undefined}
            carry={{ ...carry, format }}
            submit={words[format]}
            pending={words.taking}
            button={{ look: 'outline', icon: Download }}
            className="grid gap-3"
          />
        ))}
      </div>
    </Card>
  )
}

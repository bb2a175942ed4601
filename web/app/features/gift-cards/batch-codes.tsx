import { Download } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { manageCardsWords as words } from './manage-words.ts'

/** What was made together, and the way to its codes. */
export function BatchCodes({ batchId, answer }: { batchId: string; answer: FormAnswer | undefined }) {
  return (
    <Card
      title={words.batch}
      aside={
        <TextLink to="/manage/gift-cards" className="inline-flex min-h-11 items-center">
          {words.clear}
        </TextLink>
      }
    >
      <p className="pb-4 text-14 text-muted">{words.codesHint}</p>
      <div className="flex flex-wrap gap-3">
        {(['xlsx', 'csv'] as const).map((format) => (
          <ActionForm
            key={format}
            intent="export"
            answer={format === 'xlsx' ? answer : undefined}
            carry={{ format, batchId }}
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

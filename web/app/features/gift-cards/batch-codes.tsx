import type { FormAnswer } from '../../api/form-answer.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
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
      <ExportForms intent="export" answer={answer} carry={{ batchId }} titles={words} />
    </Card>
  )
}

import type { FormAnswer } from '../../api/form-answer.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { offCodesWords as words } from './words.ts'

interface TakeCodesProps {
  readonly title: string
  readonly carry: Readonly<Record<string, string | null>>
  readonly answer: FormAnswer | undefined
}

/** The codes of one batch or campaign, with a download of them. */
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
      <ExportForms intent="export" answer={answer} carry={carry} titles={words} />
    </Card>
  )
}

import { Card } from '../../../ui/card.tsx'
import { RichText } from '../../rich-text/index.ts'
import { regradingWords as words } from '../words/regrading-words.ts'
import type { ShownRegrade } from './shown-regrade.ts'

/** What was asked, and how it counts now. */
export function RegradedQuestion({ shown: { question, files, ruling } }: { shown: ShownRegrade }) {
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  return (
    <Card>
      <div className="text-18 font-label leading-[1.9]">
        <RichText text={question.text} files={pictures} idPrefix={`${question.id}-`} />
      </div>
      <p className="pt-3 text-15 text-muted">
        {words.now}: {words.ruling[ruling]}
      </p>
    </Card>
  )
}

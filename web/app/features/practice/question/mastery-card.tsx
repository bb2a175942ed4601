import type { Mastery } from '@arvand/contracts/sample-questions'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../../ui/card.tsx'
import { practiceWords as words } from '../words.ts'

const parts = [
  ['mastered', 'bg-success'],
  ['learning', 'bg-accent-500'],
  ['fresh', 'bg-edge'],
] as const

/** How many questions of the group are known well, are being learnt, and are new. */
export function MasteryCard({ mastery }: { mastery: Mastery }) {
  const all = mastery.fresh + mastery.learning + mastery.mastered
  return (
    <Card title={words.mastery}>
      <div className="grid grid-cols-1 gap-3">
        <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-track">
          {parts
            .filter(([part]) => mastery[part] > 0)
            .map(([part, look]) => (
              <span key={part} className={look} style={{ inlineSize: `${(mastery[part] / all) * 100}%` }} />
            ))}
        </div>
        <dl className="grid gap-1 text-15">
          {parts.map(([part, look]) => (
            <div key={part} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${look}`} />
              <dt className="text-muted">{words.masteryOf[part]}</dt>
              <dd className="ms-auto font-label">{formatNumber(mastery[part])}</dd>
            </div>
          ))}
        </dl>
        <p className="text-14 text-muted">{words.masteryHint}</p>
      </div>
    </Card>
  )
}

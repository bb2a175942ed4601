import type { Mastery } from '@arvand/contracts/sample-questions'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../../ui/card.tsx'
import { practiceWords as words } from '../words.ts'

const parts = [
  ['mastered', 'bg-success'],
  ['learning', 'bg-accent-500'],
  ['fresh', 'bg-edge'],
] as const

interface MasteryCardProps {
  readonly mastery: Mastery
  readonly topics: readonly (Mastery & { readonly title: string })[]
}

/** How many questions of the group are known well, are being learnt, and are new. */
export function MasteryCard({ mastery, topics }: MasteryCardProps) {
  return (
    <Card title={words.mastery}>
      <div className="grid grid-cols-1 gap-3">
        <Bar mastery={mastery} />
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
        {topics.length > 1 ? (
          <section aria-labelledby="topics" className="grid gap-3 border-t border-line pt-4">
            <h3 id="topics" className="text-15 font-label">
              {words.topics}
            </h3>
            <ul className="grid gap-3">
              {topics.map((topic) => (
                <li key={topic.title} className="grid gap-1">
                  <p className="flex justify-between gap-3 text-14">
                    <span className="min-w-0 wrap-anywhere">{topic.title}</span>
                    <span className="shrink-0 text-muted">
                      {words.ofTopic(formatNumber(topic.mastered), formatNumber(allOf(topic)))}
                    </span>
                  </p>
                  <Bar mastery={topic} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Card>
  )
}

const allOf = ({ fresh, learning, mastered }: Mastery): number => fresh + learning + mastered

/** The picture of it: a bar with a part for each. */
const Bar = ({ mastery }: { readonly mastery: Mastery }) => (
  <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-track">
    {parts
      .filter(([part]) => mastery[part] > 0)
      .map(([part, look]) => (
        <span
          key={part}
          className={look}
          style={{ inlineSize: `${(mastery[part] / allOf(mastery)) * 100}%` }}
        />
      ))}
  </div>
)

import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { RotateCcw, TrendingUp } from 'lucide-react'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'
import { sheetWords as words } from '../words/sheet-words.ts'
import { type Sheet, type Topic, topicsToTell, withoutWrongs } from './sheet-figures.ts'

/** What went well, what to revise first, and what wrong answers have cost. */
export function Topics({ sheet: { topics, lessons } }: { sheet: Sheet }) {
  const { strengths, weak } = topicsToTell(topics)
  const costly = withoutWrongs(lessons)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Part
        title={words.strengths}
        icon={TrendingUp}
        tone="text-success-700"
        topics={strengths}
        note={(one) =>
          words.rightOf(formatNumber(one.right), formatNumber(one.right + one.wrong + one.empty))
        }
      />
      <Part
        title={words.revise}
        icon={RotateCcw}
        tone="text-warning-700"
        topics={weak}
        note={(one) => words.wrongAndEmpty(formatNumber(one.wrong), formatNumber(one.empty))}
      />
      {costly ? (
        <p className="rounded-control bg-sunken px-4 py-2.5 text-15">
          {words.whatIf(
            formatNumber(costly.lesson.wrong),
            costly.lesson.title,
            formatPercent(costly.percent, 2),
          )}
        </p>
      ) : null}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly icon: LucideIcon
  readonly tone: string
  readonly topics: readonly Topic[]
  readonly note: (topic: Topic) => string
}

const Part = ({ title, icon, tone, topics, note }: PartProps) =>
  topics.length === 0 ? null : (
    <section className="grid gap-3">
      <h2 className={`flex items-center gap-2 text-17 font-title ${tone}`}>
        {title}
        <Icon of={icon} />
      </h2>
      <ul className="grid gap-3">
        {topics.map((topic) => (
          <li key={topic.title} className="grid gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-4 text-15">
              <span className="font-label">{topic.title}</span>
              <span className="text-muted">{note(topic)}</span>
            </p>
            <Beads topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  )

/** A bead for each question, the right ones filled. */
const Beads = ({ topic: { right, wrong, empty } }: { topic: Topic }) => (
  <div aria-hidden="true" className="flex gap-1">
    {Array.from({ length: right + wrong + empty }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: beads are all alike
      <span key={at} className={`h-1.5 flex-1 rounded-full ${at < right ? 'bg-primary-600' : 'bg-track'}`} />
    ))}
  </div>
)

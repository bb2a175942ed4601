import type { Answer } from '@arvand/contracts/endpoint'
import type { CandidateState, watchExam } from '@arvand/contracts/teacher/exam-invigilating'
import { formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Check, CircleDashed, CornerUpLeft, MonitorSmartphone, Pause, Square, WifiOff } from 'lucide-react'
import { Box } from '../../ui/checkbox.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { watchWords as words } from './words.ts'

export type Candidate = Answer<typeof watchExam>['items'][number]

const looks: Readonly<Record<CandidateState, { icon: LucideIcon; look: string }>> = {
  working: { icon: Square, look: 'text-primary-700 [&_svg]:fill-current' },
  cut: { icon: WifiOff, look: 'text-warning-700' },
  notStarted: { icon: CircleDashed, look: 'text-muted' },
  stopped: { icon: Pause, look: 'text-danger' },
  submitted: { icon: Check, look: 'text-success-700' },
}

interface CardProps {
  readonly candidate: Candidate
  /** In milliseconds since 1970. */
  readonly now: number
}

/** One candidate: what they do by shape and word, how far, when the last answer came, and what their page noticed. */
export function CandidateCard({ candidate: { name, state, attempt }, now }: CardProps) {
  const { icon, look } = looks[state]
  const mayBeChosen = attempt !== null && state !== 'submitted'
  const frame = state === 'notStarted' || state === 'cut' ? 'border-dashed border-edge' : 'border-line'
  return (
    <li
      className={`grid content-start gap-2 rounded-option border bg-surface p-4 has-checked:border-primary-600 has-checked:ring-1 has-checked:ring-primary-600 ${frame}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-16 font-label wrap-anywhere">{name}</h2>
        {mayBeChosen ? (
          <label className="-m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
            <Box name="attemptIds" value={attempt.id} aria-label={words.choose(name)} />
          </label>
        ) : null}
      </div>
      <p className={`flex items-center gap-2 text-14 font-label ${look}`}>
        <Icon of={icon} size={16} />
        {words.states[state]}
      </p>
      {attempt ? <Progress attempt={attempt} isOver={state === 'submitted'} now={now} /> : null}
      {attempt ? <Signals attempt={attempt} /> : null}
    </li>
  )
}

type Attempt = NonNullable<Candidate['attempt']>

function Progress({ attempt, isOver, now }: { attempt: Attempt; isOver: boolean; now: number }) {
  const { answered, questions, savedAt, submittedAt, endsAt, extendedBy, section } = attempt
  const told = words.answered(formatNumber(answered), formatNumber(questions))
  return (
    <>
      <div
        role="progressbar"
        aria-label={told}
        aria-valuenow={answered}
        aria-valuemin={0}
        aria-valuemax={questions}
        className="h-1.5 overflow-clip rounded-full bg-track"
      >
        <div
          className={`h-full ${isOver ? 'bg-success' : 'bg-primary-600'}`}
          style={{ inlineSize: `${(answered / Math.max(1, questions)) * 100}%` }}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-14 text-muted">
        <span>{told}</span>
        <span>
          {submittedAt ? (
            words.submitted(formatTime(submittedAt))
          ) : savedAt ? (
            <>
              {words.saved} <TimeAgo at={savedAt} now={now} />
            </>
          ) : (
            words.nothingSaved
          )}
        </span>
      </p>
      {isOver || section === null ? null : (
        <p className="text-14 wrap-anywhere text-muted">
          {words.section(formatNumber(section.place), formatNumber(section.count), section.title)}
          {section.endsAt ? `، ${words.sectionEnds(formatTime(section.endsAt))}` : null}
        </p>
      )}
      {isOver ? null : (
        <p className="text-14 text-muted">
          {words.ends(formatTime(endsAt))}
          {extendedBy > 0 ? `، ${words.extended(formatNumber(extendedBy))}` : null}
        </p>
      )}
    </>
  )
}

/** Honest signals only: what the page noticed, never a guess about the person. */
const Signals = ({ attempt: { timesLeft, takeovers } }: { attempt: Attempt }) => (
  <ul className="grid gap-1 text-14 text-warning-700 empty:hidden">
    {timesLeft > 0 ? (
      <li className="flex items-center gap-2">
        <Icon of={CornerUpLeft} size={16} />
        {words.left(formatNumber(timesLeft))}
      </li>
    ) : null}
    {takeovers > 0 ? (
      <li className="flex items-center gap-2">
        <Icon of={MonitorSmartphone} size={16} />
        {words.takeovers}
      </li>
    ) : null}
  </ul>
)

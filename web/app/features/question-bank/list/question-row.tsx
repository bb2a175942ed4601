import type { Answer } from '@arvand/contracts/endpoint'
import { examsReadinessErrors } from '@arvand/contracts/errors/exams-readiness'
import type { listQuestions } from '@arvand/contracts/teacher/questions'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../../ui/badge.tsx'
import { Box } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { namedKindOf } from '../../questions/index.ts'
import { bankWords as words } from '../words.ts'

interface RowProps {
  readonly question: Answer<typeof listQuestions>['items'][number]
  readonly now: number
}

/** A question of the bank; the whole row leads to it, and its box chooses it for what is done with several. */
export function QuestionRow({ question, now }: RowProps) {
  const { id, kind, excerpt, categoryId, tags, points, version, isChanged, whyNotAsk, changedAt } = question
  const { icon, label } = namedKindOf(kind)
  const title = excerpt || words.withoutText
  return (
    <li className="relative flex items-start gap-x-2 px-2 py-3.5 has-[a.row:hover]:bg-sunken sm:px-3">
      <label className="relative z-1 grid size-11 shrink-0 cursor-pointer place-items-center">
        <Box name="questionIds" value={id} aria-label={words.choose(title)} />
      </label>
      <input type="hidden" name="place" value={`${id} ${categoryId ?? ''}`} />
      <span title={label} className="hidden pt-2.5 text-primary-700 sm:block">
        <Icon of={icon} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1 pt-1.5">
        <p className="text-16 leading-relaxed">
          <Link to={`/teach/question-bank/${id}`} className="row font-label after:absolute after:inset-0">
            <span className={`line-clamp-2 wrap-anywhere ${excerpt ? '' : 'text-muted'}`}>{title}</span>
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
          <span>{label}</span>
          <span aria-hidden="true">·</span>
          <span>{words.points(formatNumber(points / 100))}</span>
          {version > 0 ? (
            <>
              <span aria-hidden="true">·</span>
              <span>{words.version(localDigits(version))}</span>
            </>
          ) : null}
          <span aria-hidden="true">·</span>
          <TimeAgo at={changedAt} now={now} />
        </p>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {version === 0 ? (
            <span title={whyNotAsk ? examsReadinessErrors[whyNotAsk].sentence : undefined}>
              <Badge tone="warning">{words.isDraft}</Badge>
            </span>
          ) : isChanged ? (
            <Badge tone="accent">{words.isChanged}</Badge>
          ) : null}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      </div>
    </li>
  )
}

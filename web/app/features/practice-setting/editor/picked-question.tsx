import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { namedKindOf } from '../../questions/index.ts'
import { groupWords as words } from '../words.ts'
import type { BankQuestion } from './group-draft.ts'

/** A question of the group; undefined: it is no longer in the bank. */
export function PickedQuestion({ question }: { question: BankQuestion | undefined }) {
  if (!question) return <p className="min-h-11 content-center text-15 text-danger">{words.gone}</p>
  const { icon, label } = namedKindOf(question.kind)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1 pt-2">
      <p className="line-clamp-2 text-16 leading-relaxed wrap-anywhere">
        <TextLink alone to={`/teach/question-bank/${question.id}`}>
          {question.excerpt || words.withoutText}
        </TextLink>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-muted">
        <Icon of={icon} size={16} />
        <span>{label}</span>
        {question.isChanged ? <Badge tone="accent">{words.changed}</Badge> : null}
      </p>
    </div>
  )
}

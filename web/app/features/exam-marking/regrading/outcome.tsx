import { applyRegrade } from '@arvand/contracts/teacher/exam-regrading'
import { formatNumber } from '@arvand/persian/numbers'
import { ArrowLeft } from 'lucide-react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow } from '../../../ui/list.tsx'
import { Stat } from '../../../ui/stat.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { shownPoints } from '../../marking/index.ts'
import { candidateName } from '../candidate-name.ts'
import { regradingWords as words } from '../words/regrading-words.ts'
import type { ShownRegrade } from './shown-regrade.ts'

interface OutcomeProps {
  readonly shown: ShownRegrade
  readonly summary: NonNullable<ShownRegrade['summary']>
  readonly answer: FormAnswer | undefined
}

/** Whom the decision would change and by how much, and the button that stores it. */
export function Outcome({ shown, summary, answer }: OutcomeProps) {
  const { attempts, up, down, passedMore, passedLess } = summary
  const changed = up + down
  const stats: readonly (readonly [string, number])[] = [
    [words.up, up],
    [words.down, down],
    [words.same, attempts - changed],
    ...(passedMore > 0 ? [[words.passedMore, passedMore] as const] : []),
    ...(passedLess > 0 ? [[words.passedLess, passedLess] as const] : []),
  ]
  const nothing = { title: words.nothing, text: words.nothingText }
  return (
    <section aria-labelledby="outcome" className="grid grid-cols-1 gap-4">
      <h2 id="outcome" className="text-18 font-title">
        {words.previewTitle}
      </h2>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {stats.map(([label, value]) => (
          <Stat key={label} label={label} value={formatNumber(value)} unit={words.people} />
        ))}
      </div>
      <PagedList
        page={shown}
        label={words.changes}
        empty={nothing}
        nothing={nothing}
        level={3}
        row={(change) => <ChangeRow key={change.attemptId} change={change} />}
      />
      <Card>
        <ActionForm
          intent="apply"
          to={applyRegrade}
          answer={answer}
          submit={changed > 0 ? words.apply(formatNumber(changed)) : words.applyNone}
          newsAtButton
        >
          <TextArea name="reason" label={words.reason} description={words.reasonHint} rows={2} />
        </ActionForm>
      </Card>
    </section>
  )
}

const ChangeRow = ({ change }: { change: ShownRegrade['items'][number] }) => {
  const { candidate, oldPoints, oldMost, newPoints, newMost } = change
  return (
    <ListRow
      title={candidateName(candidate)}
      end={
        <span className="flex flex-wrap items-center gap-2 text-15">
          <span className="text-muted">{words.from(shownPoints(oldPoints), shownPoints(oldMost))}</span>
          <Icon of={ArrowLeft} size={16} />
          <strong className="font-title">{words.from(shownPoints(newPoints), shownPoints(newMost))}</strong>
        </span>
      }
    />
  )
}

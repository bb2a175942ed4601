import type { PracticeSettings } from '@arvand/contracts/sample-questions'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { QuestionPicker } from '../../exam-setting/index.ts'
import { type Category, SortableRows } from '../../question-bank/index.ts'
import { questionKindOf } from '../../questions/index.ts'
import { groupWords as words } from '../words.ts'
import type { BankQuestion } from './group-draft.ts'
import { PickedQuestion } from './picked-question.tsx'

interface QuestionsProps {
  readonly settings: PracticeSettings
  /** Those of the settings as the bank has them. */
  readonly questions: readonly BankQuestion[]
  readonly categories: readonly Category[]
  readonly onChange: (part: Pick<PracticeSettings, 'questionIds'>) => void
}

const most = 200

/** The questions of a group in the order in which new ones come. */
export function QuestionsCard({ settings, questions, categories, onChange }: QuestionsProps) {
  const [isPicking, setPicking] = useState(false)
  const [picked, setPicked] = useState<readonly BankQuestion[]>([])
  const known = new Map([...questions, ...picked].map((one) => [one.id, one]))
  const { questionIds } = settings
  const pick = (chosen: readonly BankQuestion[]) => {
    const room = chosen.slice(0, most - questionIds.length)
    setPicked([...picked, ...room])
    onChange({ questionIds: [...questionIds, ...room.map(({ id }) => id)] })
    showToast(
      room.length < chosen.length
        ? { tone: 'warning', text: words.full(formatNumber(most)) }
        : { text: words.added(formatNumber(room.length)) },
    )
  }
  return (
    <Card
      title={words.questions}
      aside={
        <span role="status" className="text-15 text-muted">
          {words.count(formatNumber(questionIds.length))}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {questionIds.length === 0 ? (
          <p className="py-2 text-15 text-muted">{words.none}</p>
        ) : (
          <>
            <p className="text-14 text-muted">{words.orderHint}</p>
            <SortableRows
              items={questionIds.map((id) => ({ id }))}
              nameOf={(place) => words.row(localDigits(place + 1))}
              onOrder={(rows) => onChange({ questionIds: rows.map(({ id }) => id) })}
              onRemove={({ id }) => onChange({ questionIds: questionIds.filter((one) => one !== id) })}
            >
              {({ id }) => <PickedQuestion question={known.get(id)} />}
            </SortableRows>
          </>
        )}
        <p>
          <Button
            type="button"
            variant="soft"
            size="compact"
            icon={Plus}
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          >
            {words.add}
          </Button>
        </p>
      </div>
      {isPicking ? (
        <QuestionPicker
          taken={new Set(questionIds)}
          categories={categories}
          whyNot={({ kind }) => (questionKindOf(kind).byHand ? words.byHand : null)}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </Card>
  )
}

import type { Answer } from '@arvand/contracts/endpoint'
import type { ExamSection } from '@arvand/contracts/exams'
import type { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Dices, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { SortableRows } from '../../question-bank/index.ts'
import { questionsWords as words } from '../words/editor-words.ts'
import { DrawRow } from './draw-row.tsx'
import { aSlot, type BankQuestion, type Draw, type Slot } from './exam-draft.ts'
import { QuestionPicker } from './lazy-question-picker.ts'
import { MoveSlot } from './move-slot.tsx'
import { QuestionRow } from './question-row.tsx'
import { SectionPace } from './section-pace.tsx'

interface SectionProps {
  readonly section: ExamSection
  readonly taken: ReadonlySet<string>
  readonly bank: Answer<typeof listQuestionCategories> | null
  readonly known: ReadonlyMap<string, BankQuestion>
  readonly pools: Readonly<Record<string, number>>
  readonly onKnown: (questions: readonly BankQuestion[]) => void
  readonly onChange: (section: ExamSection) => void
  /** Where a question of this section may be moved. */
  readonly others: readonly ExamSection[]
  readonly onMove: (slot: Slot, toId: string) => void
  /** Left out: the only section stays. */
  readonly onRemove?: () => void
}

const aDraw: Draw = { by: 'draw', categoryId: null, tags: [], count: 5 }

/** A section of the exam: its name, its questions in their order, and what adds more of them. */
export function SectionCard(props: SectionProps) {
  const { section, taken, bank, known, pools, onKnown, onChange, others, onMove, onRemove } = props
  const [isPicking, setPicking] = useState(false)
  const { title, slots } = section
  const order = (next: Slot[]) => onChange({ ...section, slots: next })
  const put = (slot: Slot) => order(slots.map((one) => (one.id === slot.id ? slot : one)))
  const pick = (questions: readonly BankQuestion[]) => {
    onKnown(questions)
    order([...slots, ...questions.map(({ id }) => aSlot({ by: 'question', questionId: id }))])
    showToast({ text: words.added(formatNumber(questions.length)) })
  }
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex items-end gap-2">
          <TextField
            name="section"
            label={words.sectionName}
            maxLength={80}
            value={title}
            onChange={({ target }) => onChange({ ...section, title: target.value })}
            className="min-w-0 flex-1"
          />
          {onRemove ? (
            <IconButton
              icon={Trash2}
              label={words.removeSection(title)}
              onClick={onRemove}
              className="text-muted"
            />
          ) : null}
        </div>
        <SectionPace section={section} onChange={onChange} />
        {slots.length === 0 ? (
          <p className="py-2 text-15 text-muted">{words.empty}</p>
        ) : (
          <SortableRows
            items={slots}
            nameOf={(place) => words.row(localDigits(place + 1))}
            onOrder={order}
            onRemove={({ id }) => order(slots.filter((one) => one.id !== id))}
          >
            {(slot, place) => (
              <div className="grid gap-1">
                {slot.pick.by === 'question' ? (
                  <QuestionRow
                    slot={slot}
                    place={place}
                    question={known.get(slot.pick.questionId)}
                    isOwn={bank !== null}
                    onChange={put}
                  />
                ) : (
                  <DrawRow slot={slot} draw={slot.pick} bank={bank} pool={pools[slot.id]} onChange={put} />
                )}
                <MoveSlot place={place} others={others} onMove={(toId) => onMove(slot, toId)} />
              </div>
            )}
          </SortableRows>
        )}
        {bank ? (
          <div className="flex flex-wrap gap-3">
            <Button
              type="button"
              variant="soft"
              size="compact"
              icon={Plus}
              aria-haspopup="dialog"
              onClick={() => setPicking(true)}
            >
              {words.addQuestions}
            </Button>
            <Button
              type="button"
              variant="outline"
              size="compact"
              icon={Dices}
              onClick={() => order([...slots, aSlot(aDraw)])}
            >
              {words.addDraw}
            </Button>
          </div>
        ) : null}
      </div>
      {isPicking && bank ? (
        <QuestionPicker
          taken={taken}
          categories={bank.items}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </Card>
  )
}

import type { Answer } from '@arvand/contracts/endpoint'
import type { ExamSection, ExamSettings } from '@arvand/contracts/exams'
import type { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { questionsWords as words } from '../words/editor-words.ts'
import { aSection, type BankQuestion, isPaced, movedSlot, type Slot, totalOf } from './exam-draft.ts'
import { SectionCard } from './section-card.tsx'

interface QuestionsStepProps {
  readonly settings: ExamSettings
  readonly revision: number
  /** Null: only its owner adds questions. */
  readonly bank: Answer<typeof listQuestionCategories> | null
  readonly bankName: string
  readonly known: ReadonlyMap<string, BankQuestion>
  readonly pools: Readonly<Record<string, number>>
  readonly onKnown: (questions: readonly BankQuestion[]) => void
  readonly onChange: (part: Pick<ExamSettings, 'sections'>) => void
  readonly onReplace: (settings: ExamSettings) => void
}

const mostSections = 20

/** The first step: what is asked, section by section. */
export function QuestionsStep(props: QuestionsStepProps) {
  const { settings, revision, bank, bankName, known, pools, onKnown, onChange, onReplace } = props
  const { sections } = settings
  const put = (section: ExamSection) =>
    onChange({ sections: sections.map((one) => (one.id === section.id ? section : one)) })
  const remove = ({ id, title }: ExamSection) => {
    onChange({ sections: sections.filter((one) => one.id !== id) })
    showToast({
      text: words.sectionRemoved(title),
      action: { label: words.undo, onAction: () => onReplace(settings) },
    })
  }
  const add = () =>
    onChange({ sections: [...sections, aSection(words.section(localDigits(sections.length + 1)))] })
  const move = (slot: Slot, toId: string) => {
    onChange({ sections: movedSlot(sections, slot, toId) })
    showToast({ text: words.moved(sections.find(({ id }) => id === toId)?.title ?? '') })
  }
  return (
    <>
      <Total settings={settings} known={known} />
      {bank ? null : <Alert>{words.foreignBank(bankName)}</Alert>}
      {sections.length > 1 && isPaced(sections) ? <Alert>{words.paced}</Alert> : null}
      {sections.map((section) => (
        <SectionCard
          key={`${section.id} ${revision}`}
          section={section}
          taken={takenIn(sections)}
          bank={bank}
          known={known}
          pools={pools}
          onKnown={onKnown}
          onChange={put}
          others={sections.filter(({ id }) => id !== section.id)}
          onMove={move}
          {...(sections.length > 1 ? { onRemove: () => remove(section) } : {})}
        />
      ))}
      {sections.length < mostSections ? (
        <p>
          <Button type="button" variant="outline" size="compact" icon={Plus} onClick={add}>
            {words.addSection}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** Questions that the exam names already; none is asked twice. */
const takenIn = (sections: readonly ExamSection[]): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ slots }) =>
      slots.flatMap(({ pick }) => (pick.by === 'question' ? [pick.questionId] : [])),
    ),
  )

function Total({ settings, known }: Pick<QuestionsStepProps, 'settings' | 'known'>) {
  const { questions, points } = totalOf(settings, known)
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-15">
      <p role="status">
        <span className="sr-only">{words.total}: </span>
        <strong className="text-18 font-title">{words.questions(formatNumber(questions))}</strong>
        {'، '}
        {points === null ? words.pointsDiffer : words.points(formatNumber(points / 100))}
      </p>
      <p className="text-14 text-muted">{words.pointsHint}</p>
    </div>
  )
}

import type { ExamSection } from '@arvand/contracts/exams'
import { localDigits } from '@arvand/persian/digits'
import { MenuButton } from '../../../ui/menu.tsx'
import { questionsWords as words } from '../words/editor-words.ts'

interface MoveProps {
  readonly place: number
  readonly others: readonly ExamSection[]
  readonly onMove: (toId: string) => void
}

/** Moves a question to another section of the exam. */
export const MoveSlot = ({ place, others, onMove }: MoveProps) =>
  others.length === 0 ? null : (
    <p>
      <MenuButton
        label={words.moveRow(localDigits(place + 1))}
        variant="quiet"
        entries={others.map(({ id, title }) => ({ key: id, label: title, onAction: () => onMove(id) }))}
      >
        {words.move}
      </MenuButton>
    </p>
  )

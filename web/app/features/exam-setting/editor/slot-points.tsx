import { formatNumber } from '@arvand/persian/numbers'
import { DecimalField } from '../../question-bank/index.ts'
import { questionsWords as words } from '../words/editor-words.ts'
import type { Slot } from './exam-draft.ts'

interface SlotPointsProps {
  readonly slot: Slot
  /** Of the question itself, in hundredths; undefined where questions differ. */
  readonly own?: number | undefined
  readonly label: string
  readonly onChange: (slot: Slot) => void
}

/** What each question of a slot is worth; empty: as the question says. */
export const SlotPoints = ({ slot, own, label, onChange }: SlotPointsProps) => (
  <DecimalField
    name="points"
    label={label}
    {...(own === undefined
      ? {}
      : { hideLabel: true, end: <span className="px-3 text-14">{words.slotPoints}</span> })}
    value={slot.points === null ? null : slot.points / 100}
    placeholder={own === undefined ? words.ownPoints : formatNumber(own / 100)}
    least={0}
    most={1000}
    onNumber={(points) => onChange({ ...slot, points: Math.round(points * 100) })}
    onEmpty={() => onChange({ ...slot, points: null })}
  />
)

import type { ExamState } from '@arvand/contracts/exams'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { examsWords as words } from './words/exams-words.ts'

const tones: Readonly<Record<ExamState, Tone>> = {
  draft: 'neutral',
  scheduled: 'primary',
  open: 'success',
  closed: 'neutral',
}

export const StateBadge = ({ state }: { state: ExamState }) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
)

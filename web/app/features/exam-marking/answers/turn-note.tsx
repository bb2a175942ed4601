import type { Answer } from '@arvand/contracts/endpoint'
import type { showAnswerToMark } from '@arvand/contracts/teacher/exam-marking'
import { Alert } from '../../../ui/alert.tsx'
import { turnWords as words } from '../words/marking-words.ts'

interface TurnNoteProps {
  readonly double: NonNullable<Answer<typeof showAnswerToMark>['double']>
}

/** Where two persons mark: whose turn it is, and what follows. */
export function TurnNote({ double: { state, part } }: TurnNoteProps) {
  if (state === 'differing')
    return <Alert tone="warning">{part === 'decision' ? words.decide : words.ownerDecides}</Alert>
  if (state === 'marked') return <Alert>{part === 'decision' ? words.mayChange : words.done}</Alert>
  return <Alert>{state === 'elsewhere' ? words.waitsForOther : words.alone}</Alert>
}

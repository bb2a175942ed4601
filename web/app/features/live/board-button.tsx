import { setBoard } from '@arvand/contracts/panel/board'
import { Presentation } from 'lucide-react'
import { call } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { BarButton } from './bar-button.tsx'
import { boardWords as words } from './board/board-words.ts'
import type { Shown } from './shown.ts'

interface BoardButtonProps {
  readonly sessionId: string
  readonly board: Shown['board']
}

/** A host opens the board for everybody, or puts it away. */
export const toggleBoard = ({ sessionId, board: { isOpen, everybodyDraws } }: BoardButtonProps) =>
  void attemptAloud(call(setBoard, { sessionId, isOpen: !isOpen, everybodyDraws }))

export function BoardButton(props: BoardButtonProps) {
  const { isOpen } = props.board
  return (
    <BarButton
      icon={Presentation}
      label={isOpen ? words.close : words.open}
      isOn={isOpen}
      onPress={() => toggleBoard(props)}
    />
  )
}

import { setBoard } from '@arvand/contracts/panel/board'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Switch } from '../../../ui/switch.tsx'
import { boardWords as words } from './board-words.ts'

interface LetDrawSwitchProps {
  readonly sessionId: string
  /** Whether the board is open, and stays so. */
  readonly isOpen: boolean
  readonly everybodyDraws: boolean
}

/** A host lets participants draw; it turns at once, and back when the server refuses. */
export function LetDrawSwitch({ sessionId, isOpen, everybodyDraws }: LetDrawSwitchProps) {
  const [shown, setShown] = useState({ told: everybodyDraws, isOn: everybodyDraws })
  if (shown.told !== everybodyDraws) setShown({ told: everybodyDraws, isOn: everybodyDraws })
  const turn = async (isOn: boolean) => {
    setShown({ ...shown, isOn })
    const wish = { sessionId, isOpen, everybodyDraws: isOn }
    const { refusal } = await attemptAloud(call(setBoard, wish))
    if (refusal) setShown((now) => ({ ...now, isOn: now.told }))
  }
  return (
    <Switch
      name="everybodyDraws"
      checked={shown.isOn}
      onChange={(event) => void turn(event.currentTarget.checked)}
    >
      {words.letDraw}
    </Switch>
  )
}

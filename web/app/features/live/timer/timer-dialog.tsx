import { setTimer } from '@arvand/contracts/panel/stage'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { timerWords as words } from './timer-words.ts'

export interface TimerDialogProps {
  readonly sessionId: string
  readonly isRunning: boolean
  readonly onClose: () => void
}

const minutes = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60]

/** A host lets a time run, or takes it away. */
export default function TimerDialog({ sessionId, isRunning, onClose }: TimerDialogProps) {
  const [chosen, setChosen] = useState('5')
  const set = async (seconds: number | null) => {
    const { refusal } = await attemptAloud(call(setTimer, { sessionId, seconds }))
    if (!refusal) onClose()
  }
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <div className="grid gap-5 text-ink">
        <p className="text-15 text-muted">{words.note}</p>
        <SelectField
          name="minutes"
          label={words.time}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={minutes.map((one) => ({ value: String(one), label: words.minutes(formatNumber(one)) }))}
        />
        <p className="flex flex-wrap gap-3">
          <Button type="button" onClick={() => void set(Number(chosen) * 60)}>
            {isRunning ? words.again : words.start}
          </Button>
          {isRunning ? (
            <Button type="button" variant="outline" onClick={() => void set(null)}>
              {words.stop}
            </Button>
          ) : null}
          <Button type="button" variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}

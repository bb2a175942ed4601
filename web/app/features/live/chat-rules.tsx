import { setChat } from '@arvand/contracts/panel/class'
import { useState } from 'react'
import { call } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { Switch } from '../../ui/switch.tsx'
import { chatWords as words } from './chat-words.ts'
import type { Shown } from './shown.ts'

type Rules = Shown['chatRules']

/** A host opens and closes the chat; a switch turns at once, and back when the server refuses. */
export function ChatRules({ sessionId, rules }: { sessionId: string; rules: Rules }) {
  const [shown, setShown] = useState({ told: rules, now: rules })
  const isTold = shown.told.isOpen === rules.isOpen && shown.told.everybodyPrivate === rules.everybodyPrivate
  if (!isTold) setShown({ told: rules, now: rules })
  const set = async (change: Partial<Rules>) => {
    const now = { ...shown.now, ...change }
    setShown({ told: shown.told, now })
    const { refusal } = await attemptAloud(call(setChat, { sessionId, ...now }))
    if (refusal) setShown(({ told }) => ({ told, now: told }))
  }
  return (
    <details className="text-15">
      <summary className="flex min-h-11 cursor-pointer items-center text-muted">{words.rules}</summary>
      <Switch
        name="isOpen"
        checked={shown.now.isOpen}
        onChange={(event) => void set({ isOpen: event.currentTarget.checked })}
      >
        {words.everybodyWrites}
      </Switch>
      <Switch
        name="everybodyPrivate"
        checked={shown.now.everybodyPrivate}
        description={words.everybodyPrivateNote}
        onChange={(event) => void set({ everybodyPrivate: event.currentTarget.checked })}
      >
        {words.everybodyPrivate}
      </Switch>
    </details>
  )
}

import { admitParticipants, removeParticipant } from '@arvand/contracts/panel/class'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { actWords } from '../../../ui/act-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { photoOf } from '../../../ui/photo.ts'
import { guestWords } from '../guests/guest-words.ts'
import type { Shown } from '../shown.ts'
import { waitingWords as words } from './waiting-words.ts'

export interface WaitingPanelProps {
  readonly sessionId: string
  readonly waiting: Shown['waiting']
}

/** Who waits to be let in, for hosts. */
export default function WaitingPanel({ sessionId, waiting }: WaitingPanelProps) {
  const [refused, setRefused] = useState<Shown['waiting'][number] | null>(null)
  const admit = (personId: string | null) =>
    void attemptAloud(call(admitParticipants, { sessionId, personId }))
  const refuse = () => {
    if (refused) void attemptAloud(call(removeParticipant, { sessionId, personId: refused.id }))
    setRefused(null)
  }
  const count = waiting.length > 0 ? ` · ${words.count(formatNumber(waiting.length))}` : ''
  return (
    <Card
      title={words.panel + count}
      aside={
        waiting.length > 1 ? (
          <Button type="button" size="compact" onClick={() => admit(null)}>
            {words.admitAll}
          </Button>
        ) : null
      }
    >
      {waiting.length === 0 ? <p className="text-15 text-muted">{words.nobody}</p> : null}
      <ul aria-label={words.panel} className="grid gap-3">
        {waiting.map((person) => (
          <li key={person.id} className="flex min-h-11 flex-wrap items-center gap-3 text-15">
            <Avatar name={person.name} seed={person.name} photo={photoOf(person.picture)} size={36} />
            <span className="min-w-0 flex-1 truncate">{person.name}</span>
            {person.isGuest ? <Badge>{guestWords.guest}</Badge> : null}
            <span className="flex gap-2">
              <Button
                type="button"
                size="compact"
                aria-label={words.admitOf(person.name)}
                onClick={() => admit(person.id)}
              >
                {words.admit}
              </Button>
              <Button
                type="button"
                size="compact"
                variant="quiet"
                aria-label={words.refuseOf(person.name)}
                onClick={() => setRefused(person)}
              >
                {words.refuse}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={refused !== null}
        title={words.refuseTitle(refused?.name ?? '')}
        confirm={words.refuse}
        cancel={actWords.cancel}
        danger
        onConfirm={refuse}
        onClose={() => setRefused(null)}
      >
        {words.refuseText}
      </ConfirmDialog>
    </Card>
  )
}

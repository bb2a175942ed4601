import { endGroups, moveToGroup, tellGroups } from '@arvand/contracts/panel/groups'
import { formatNumber } from '@arvand/persian/numbers'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { groupWords as words } from './group-words.ts'
import type { GroupsDialogProps } from './groups-dialog-props.ts'

/** The groups that are open: who is where, visits, a word to all, and the way back. */
export function OpenGroups({ shown: { session, groups, people }, onClose }: GroupsDialogProps) {
  const sessionId = session.id
  const me = people.find(({ isMe }) => isMe)
  const move = async (groupId: string | null) => {
    if (!me) return
    const ask = { sessionId, personId: me.id, groupId }
    const { refusal } = await attemptAloud(call(moveToGroup, ask))
    if (!refusal) onClose()
  }
  const end = async () => {
    const { refusal } = await attemptAloud(call(endGroups, { sessionId }))
    if (!refusal) onClose()
  }
  return (
    <div className="grid gap-5 text-ink">
      <List label={words.title}>
        {groups.map(({ id, place }) => {
          const name = words.group(formatNumber(place))
          const members = people.filter(({ groupId }) => groupId === id)
          return (
            <ListRow
              key={id}
              title={`${name} · ${words.people(formatNumber(members.length))}`}
              note={members.map((one) => one.name).join('، ') || words.empty}
              end={
                me?.groupId === id ? (
                  <Badge tone="primary">{words.here}</Badge>
                ) : (
                  <Button
                    type="button"
                    variant="outline"
                    size="compact"
                    aria-label={words.visitOf(name)}
                    onClick={() => void move(id)}
                  >
                    {words.visit}
                  </Button>
                )
              }
            />
          )
        })}
      </List>
      <TellAll sessionId={sessionId} />
      <p className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => void end()}>
          {words.end}
        </Button>
        {me?.groupId ? (
          <Button type="button" variant="outline" onClick={() => void move(null)}>
            {words.toClass}
          </Button>
        ) : null}
        <Button type="button" variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </p>
    </div>
  )
}

function TellAll({ sessionId }: { sessionId: string }) {
  const [sent, setSent] = useState(0)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (!text) return
    const ask = { sessionId, text, requestId: crypto.randomUUID() }
    const { refusal } = await attemptAloud(call(tellGroups, ask))
    if (refusal) return
    setSent(sent + 1)
    showToast({ tone: 'success', text: words.sent })
  }
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3">
      <TextField key={sent} name="text" label={words.tell} maxLength={1_000} autoComplete="off" />
      <p>
        <Button type="submit" variant="outline" size="compact">
          {words.send}
        </Button>
      </p>
    </form>
  )
}

import { startGroups } from '@arvand/contracts/panel/groups'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { deal } from './deal.ts'
import { groupWords as words } from './group-words.ts'
import type { GroupsDialogProps } from './groups-dialog-props.ts'

const most = 20
const noGroup = ''

/** Who goes into which group: dealt by chance first, then changed by hand. */
export function MakeGroups({ shown: { session, people }, onClose }: GroupsDialogProps) {
  const others = people.filter(({ isHost, isCoHost, isMe }) => !isHost && !isCoHost && !isMe)
  const ids = others.map(({ id }) => id)
  const [count, setCount] = useState(Math.min(2, Math.max(1, others.length)))
  const [dealt, setDealt] = useState<Readonly<Record<string, number | null>>>(() => deal(ids, count))
  const [minutes, setMinutes] = useState('10')
  const [requestId] = useState(() => crypto.randomUUID())
  const dealAnew = (groups: number) => {
    setCount(groups)
    setDealt(deal(ids, groups))
  }
  const start = async () => {
    const groups = Array.from({ length: count }, (_, at) => ids.filter((id) => dealt[id] === at))
    const ask = { sessionId: session.id, groups, minutes: minutes === '' ? null : Number(minutes), requestId }
    const { refusal } = await attemptAloud(call(startGroups, ask))
    if (!refusal) onClose()
  }
  if (others.length === 0) return <p className="text-15 text-ink">{words.nobody}</p>
  const places = Array.from({ length: Math.min(most, others.length) }, (_, at) => at + 1)
  return (
    <div className="grid gap-5 text-ink">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          name="count"
          label={words.count}
          value={String(count)}
          onChange={(event) => dealAnew(Number(event.currentTarget.value))}
          options={places.map((place) => ({ value: String(place), label: formatNumber(place) }))}
        />
        <Button type="button" variant="outline" onClick={() => dealAnew(count)}>
          {words.deal}
        </Button>
      </div>
      <ul aria-label={words.title} className="grid gap-3">
        {others.map(({ id, name }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-3">
            <span className="truncate text-15">{name}</span>
            <SelectField
              name={`group-${id}`}
              label={words.of(name)}
              hideLabel
              value={String(dealt[id] ?? noGroup)}
              onChange={({ currentTarget: { value } }) =>
                setDealt({ ...dealt, [id]: value === noGroup ? null : Number(value) })
              }
              options={[
                ...places
                  .slice(0, count)
                  .map((place) => ({ value: String(place - 1), label: words.group(formatNumber(place)) })),
                { value: noGroup, label: words.none },
              ]}
            />
          </li>
        ))}
      </ul>
      <SelectField
        name="minutes"
        label={words.time}
        value={minutes}
        onChange={(event) => setMinutes(event.currentTarget.value)}
        options={Object.entries(words.times).map(([value, label]) => ({ value, label }))}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => void start()}>
          {words.start(formatNumber(count))}
        </Button>
        <Button type="button" variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </p>
    </div>
  )
}

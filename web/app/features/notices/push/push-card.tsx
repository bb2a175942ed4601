import type { Answer } from '@arvand/contracts/endpoint'
import { type listPushDevices, subscribePush, unsubscribePush } from '@arvand/contracts/panel/push'
import { BellRing, MonitorSmartphone } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { pushWords as words } from '../words.ts'
import { usePushHere } from './push-reach.ts'

type Devices = Answer<typeof listPushDevices>

interface PushCardProps {
  readonly devices: Devices
  readonly now: number
  readonly answer: FormAnswer | undefined
}

/** Notices on the screen of this device, and the browsers that show them already. */
export function PushCard({ devices: { items, publicKey }, now, answer }: PushCardProps) {
  const here = items.find(({ current }) => current)
  const { reach, isLost } = usePushHere(here?.id)
  if (publicKey === null) return null
  const isOn = here !== undefined && !isLost
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        <p className="text-15 text-muted">{words.lead}</p>
        <AnswerNews
          answer={answerFor(answer, 'unsubscribe') ?? (isOn ? answerFor(answer, 'subscribe') : undefined)}
        />
        {reach === 'ready' && !isOn ? (
          <SubscribeForm publicKey={publicKey} answer={answerFor(answer, 'subscribe')} />
        ) : null}
        {reach === null || reach === 'ready' ? null : <p className="text-15">{words[reach]}</p>}
        {items.length > 0 ? (
          <List label={words.devices}>
            {items.map((device) => (
              <DeviceRow key={device.id} device={device} now={now} />
            ))}
          </List>
        ) : null}
      </div>
    </Card>
  )
}

interface SubscribeFormProps {
  readonly publicKey: string
  readonly answer: FormAnswer | undefined
}

/** Leave is asked for by a press alone; what the browser then gives is sent by the form. */
function SubscribeForm({ publicKey, answer }: SubscribeFormProps) {
  const [asking, setAsking] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const given = () => fields.current?.querySelectorAll<HTMLInputElement>('input') ?? []
  useEffect(() => {
    // What was answered is not sent again by the next press.
    if (answer) for (const input of given()) input.value = ''
  })
  const ask = async (form: HTMLFormElement) => {
    setAsking(true)
    const { subscribeBrowser } = await import('./push-browser.ts')
    const asked = await subscribeBrowser(publicKey).catch(() => ({ trouble: 'given-up' }) as const)
    setAsking(false)
    if ('trouble' in asked) return showToast({ tone: 'info', text: words.troubles[asked.trouble] })
    for (const input of given()) input.value = asked[input.name as keyof typeof asked]
    form.requestSubmit()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if ([...given()].every(({ value }) => value !== '')) return
    event.preventDefault()
    if (!asking) void ask(event.currentTarget)
  }
  return (
    <ActionForm
      intent="subscribe"
      to={subscribePush}
      answer={answer}
      submit={words.turnOn}
      button={{ variant: 'soft', icon: BellRing }}
      onSubmit={onSubmit}
    >
      <div ref={fields} className="contents">
        {['endpoint', 'p256dh', 'auth'].map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
      </div>
    </ActionForm>
  )
}

function DeviceRow({ device, now }: { device: Devices['items'][number]; now: number }) {
  const { id, current, createdAt } = device
  const forget = async () => {
    const { unsubscribeBrowser } = await import('./push-browser.ts')
    await unsubscribeBrowser().catch(() => undefined)
  }
  return (
    <ListRow
      start={<Icon of={MonitorSmartphone} size={24} />}
      title={device.device}
      note={
        <>
          {current ? `${words.here} · ` : null}
          {words.since} <TimeAgo at={createdAt} now={now} />
        </>
      }
      end={
        <ActionForm
          intent="unsubscribe"
          to={unsubscribePush}
          carry={{ id }}
          submit={words.remove}
          button={{
            variant: 'outline',
            size: 'compact',
            'aria-label': `${words.removeOf}: ${device.device}`,
          }}
          onSubmit={() => {
            if (current) void forget()
          }}
        />
      }
    />
  )
}

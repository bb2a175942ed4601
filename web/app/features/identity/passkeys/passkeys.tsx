import { addPasskey, listPasskeys, removePasskey } from '@arvand/contracts/panel/passkeys'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { Icon } from '../../../ui/icon.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { requireProof } from '../security/proof.ts'
import { TaskCard } from '../security/task-card.tsx'
import type { Route } from './+types/passkeys'
import { readCredential } from './read-credential.ts'
import { passkeyWords as words } from './words.ts'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  const { items } = await callerOf(visit.context)(listPasskeys, {})
  return { items, now: Date.now() }
}

export const action = formAction({
  add: submitTo(addPasskey, {
    with: ({ text }) => ({ credential: readCredential(text('credential')) }),
    done: words.added,
  }),
  remove: submitTo(removePasskey, { done: words.removed }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Passkeys({ loaderData: { items, now }, actionData }: Route.ComponentProps) {
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <div className="grid gap-6">
        <AnswerNews answer={answerFor(actionData, 'remove')} />
        {items.length > 0 ? (
          <List label={words.title}>
            {items.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} now={now} />
            ))}
          </List>
        ) : (
          <p className="text-15 text-muted">{words.none}</p>
        )}
        <AddForm answer={answerFor(actionData, 'add')} />
      </div>
    </TaskCard>
  )
}

type Passkey = Route.ComponentProps['loaderData']['items'][number]

function PasskeyRow({ passkey: { id, name, createdAt, usedAt }, now }: { passkey: Passkey; now: number }) {
  return (
    <ListRow
      start={<Icon of={KeyRound} size={24} />}
      title={name}
      note={
        <>
          {usedAt ? words.used : words.made} <TimeAgo at={usedAt ?? createdAt} now={now} />
        </>
      }
      end={
        <ActionForm
          intent="remove"
          to={removePasskey}
          carry={{ passkeyId: id }}
          submit={words.remove}
          button={{ variant: 'outline', size: 'compact', 'aria-label': `${words.removeOf}: ${name}` }}
        />
      }
    />
  )
}

/** The name is sent once the device has made the passkey; making it needs JavaScript. */
function AddForm({ answer }: { answer: FormAnswer | undefined }) {
  const credential = useRef<HTMLInputElement>(null)
  const [making, setMaking] = useState(false)
  useEffect(() => {
    // A passkey that was answered is not sent again with the next name.
    if (answer && credential.current) credential.current.value = ''
  }, [answer])
  const make = async (form: HTMLFormElement) => {
    setMaking(true)
    const { makePasskey } = await import('./passkey-browser.ts')
    const asked = await makePasskey().catch(() => ({ trouble: 'given-up' }) as const)
    setMaking(false)
    if (!asked) return
    if ('trouble' in asked) return showToast({ tone: 'info', text: words.troubles[asked.trouble] })
    if (credential.current) credential.current.value = asked.credential
    form.requestSubmit()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (credential.current?.value) return
    event.preventDefault()
    if (!making) void make(event.currentTarget)
  }
  return (
    <div className="noscript:hidden">
      <ActionForm
        intent="add"
        to={addPasskey}
        answer={answer}
        clears
        submit={words.add}
        className="grid gap-4"
        onSubmit={onSubmit}
      >
        <TextField name="name" label={words.name} description={words.nameHint} required />
        <input ref={credential} type="hidden" name="credential" />
      </ActionForm>
    </div>
  )
}

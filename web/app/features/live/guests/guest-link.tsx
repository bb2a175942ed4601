import type { Answer } from '@arvand/contracts/endpoint'
import type { LiveKind } from '@arvand/contracts/live'
import { closeGuestLink, openGuestLink, setGuestLink, showGuestLink } from '@arvand/contracts/panel/guests'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { attempt } from '../../../api/refusal.ts'
import { useRoot } from '../../../shell/use-root.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Spinner } from '../../../ui/icon.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { guestLinkWords as words } from './guest-words.ts'

export interface GuestLinkProps {
  readonly of: { readonly kind: LiveKind; readonly id: string }
}

type Link = Answer<typeof showGuestLink>['link']

/** The link by which guests come to a class: a host makes it, renews it, withdraws it. */
export default function GuestLink({ of: { kind, id } }: GuestLinkProps) {
  /** Undefined until it is known. */
  const [link, setLink] = useState<Link>()
  const [isFailed, setFailed] = useState(false)
  const origin = useRoot().settings?.publicUrl ?? ''
  useEffect(() => {
    if (isFailed) return
    let isGone = false
    void attempt(call(showGuestLink, { kind, id })).then(({ answer }) => {
      if (isGone) return
      if (answer) setLink(answer.link)
      else setFailed(true)
    })
    return () => {
      isGone = true
    }
  }, [kind, id, isFailed])
  const change = async (asked: Promise<{ link: Link }>, done?: string) => {
    const { answer } = await attemptAloud(asked)
    if (!answer) return
    setLink(answer.link)
    if (done) showToast({ tone: 'success', text: done })
  }
  const open = (mayChat: boolean, done?: string) =>
    void change(call(openGuestLink, { kind, id, mayChat, requestId: crypto.randomUUID() }), done)
  if (isFailed)
    return (
      <Alert tone="danger">
        <div className="grid justify-items-start gap-3">
          <p>{words.failed}</p>
          <Button type="button" variant="outline" size="compact" onClick={() => setFailed(false)}>
            {words.again}
          </Button>
        </div>
      </Alert>
    )
  if (link === undefined) return <Spinner size={24} />
  if (link === null)
    return (
      <div className="grid justify-items-start gap-4 text-ink">
        <p className="text-15 text-muted">{words.off}</p>
        <Button type="button" onClick={() => open(true)}>
          {words.make}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-4 text-ink">
      <p className="text-15 text-muted">{words.on}</p>
      <CopyField address={origin + link.path} label={words.link} words={words.copy} />
      <Switch
        name="mayChat"
        checked={link.mayChat}
        description={words.mayChatHint}
        onChange={(event) =>
          void change(call(setGuestLink, { kind, id, mayChat: event.currentTarget.checked }))
        }
      >
        {words.mayChat}
      </Switch>
      <p className="text-14 text-muted">
        {link.guests > 0 ? words.came(formatNumber(link.guests)) : words.none}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="outline" onClick={() => open(link.mayChat, words.renewed)}>
          {words.renew}
        </Button>
        <Button
          type="button"
          variant="quiet"
          onClick={() => void change(call(closeGuestLink, { kind, id }), words.withdrawn)}
        >
          {words.withdraw}
        </Button>
      </div>
    </div>
  )
}

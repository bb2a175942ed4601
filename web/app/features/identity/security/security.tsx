import { listLinkedAccounts } from '@arvand/contracts/panel/linked-accounts'
import { getProfile } from '@arvand/contracts/panel/profile'
import { showRecovered } from '@arvand/contracts/panel/recovered'
import { showSecurity } from '@arvand/contracts/panel/security'
import { formatMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import {
  Download,
  Fingerprint,
  KeyRound,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  UserRoundX,
} from 'lucide-react'
import { useEffect } from 'react'
import { actionCallerOf, callerOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { List } from '../../../ui/list.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { passkeyWords } from '../passkeys/words.ts'
import type { User } from '../profile/completeness.ts'
import { useStoreProfile } from '../profile/use-save-profile.ts'
import type { Route } from './+types/security'
import { GoogleRow } from './google-row.tsx'
import { GuardRow } from './guard-row.tsx'
import { recoveredWords } from './recovered-words.ts'
import { securityWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [security, { user }, linked, recovered] = await Promise.all([
    call(showSecurity, {}),
    call(getProfile, {}),
    // A manager without the second factor may not call these endpoints, but may open the page.
    attempt(actionCallerOf(context)(listLinkedAccounts, {})),
    attempt(actionCallerOf(context)(showRecovered, {})),
  ])
  const { searchParams } = url
  const google = linked.answer?.items.find(({ provider }) => provider === 'google') ?? null
  const isUndecided = recovered.answer?.waysIn != null
  return { security, user, google, isUndecided, news: newsIn(searchParams), now: Date.now() }
}

function newsIn(search: URLSearchParams) {
  const [done, trouble] = [search.get('done') ?? '', search.get('error') ?? '']
  // A failed return from Google also carries `done`, which was set when the person left, so errors come first.
  if (Object.hasOwn(words.troubles, trouble))
    return { tone: 'danger', text: words.troubles[trouble as Trouble] } as const
  if (Object.hasOwn(words.done, done)) return { tone: 'success', text: words.done[done as Done] } as const
  return null
}

type Done = keyof typeof words.done
type Trouble = keyof typeof words.troubles

export const meta = () => [{ title: titled(words.title) }]

export default function Security({
  loaderData: { security, user, google, isUndecided, news, now },
}: Route.ComponentProps) {
  useStoreProfile(user)
  useEffect(() => {
    // The message is shown once: without it in the address, a reload or a return does not repeat it.
    if (news) window.history.replaceState(window.history.state, '', '/panel/security')
  }, [news])
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        {news ? <Alert tone={news.tone}>{news.text}</Alert> : null}
        {isUndecided ? (
          <Alert tone="warning">
            {recoveredWords.waits} <TextLink to="/panel/security/recovered">{recoveredWords.decide}</TextLink>
          </Alert>
        ) : null}
        <List label={words.title}>
          <PasswordRow security={security} now={now} />
          <MobileRow mobile={user.mobile} />
          <EmailRow user={user} />
          <FactorRow factor={security.secondFactor} now={now} />
          <GuardRow
            icon={Fingerprint}
            title={passkeyWords.title}
            note={passkeyWords.lead}
            to="/panel/security/passkeys"
            action={passkeyWords.manage}
          />
          <GoogleRow linked={google} now={now} />
          <GuardRow
            icon={MonitorSmartphone}
            title={words.sessions}
            note={words.sessionsLead}
            to="/panel/sessions"
            action={words.seeSessions}
          />
        </List>
        <List label={words.leaving}>
          <GuardRow
            icon={Download}
            title={words.data}
            note={words.dataLead}
            to="/panel/security/data"
            action={words.getData}
          />
          <GuardRow
            icon={UserRoundX}
            title={words.removal}
            note={words.removalLead}
            to="/panel/security/remove"
            action={words.remove}
          />
        </List>
      </div>
    </>
  )
}

type Guard = Route.ComponentProps['loaderData']['security']

function PasswordRow({
  security: { hasPassword, passwordChangedAt },
  now,
}: {
  security: Guard
  now: number
}) {
  const known = passwordChangedAt ? (
    <>
      {words.passwordChanged} <TimeAgo at={passwordChangedAt} now={now} />
    </>
  ) : (
    words.passwordKnown
  )
  return (
    <GuardRow
      icon={KeyRound}
      title={words.password}
      note={hasPassword ? known : words.passwordNone}
      to="/panel/security/password"
      action={hasPassword ? words.changePassword : words.setPassword}
    />
  )
}

function MobileRow({ mobile }: { mobile: string | null }) {
  return (
    <GuardRow
      icon={Smartphone}
      title={words.mobile}
      note={mobile ? <bdi dir="ltr">{formatMobile(mobile)}</bdi> : words.mobileNone}
      badge={mobile ? <Badge tone="success">{words.verified}</Badge> : null}
      to="/panel/security/mobile"
      action={mobile ? words.changeMobile : words.addMobile}
    />
  )
}

function EmailRow({ user: { email, emailVerified } }: { user: User }) {
  const state = emailVerified ? (
    <Badge tone="success">{words.verified}</Badge>
  ) : (
    <Badge tone="warning">{words.notVerified}</Badge>
  )
  const action = email === null ? words.addEmail : emailVerified ? words.changeEmail : words.verifyEmail
  return (
    <GuardRow
      icon={Mail}
      title={words.email}
      note={
        email ? (
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>
        ) : (
          words.emailNone
        )
      }
      badge={email ? state : null}
      to="/panel/security/email"
      action={action}
    />
  )
}

function FactorRow({ factor, now }: { factor: Guard['secondFactor']; now: number }) {
  const { onSince, required, recoveryCodesLeft } = factor
  const left =
    recoveryCodesLeft > 0 ? `${formatNumber(recoveryCodesLeft)} ${words.codesLeft[0]}.` : words.codesLeft[1]
  const on = onSince ? (
    <>
      {words.factorSince} <TimeAgo at={onSince} now={now} />؛ {left}
    </>
  ) : null
  return (
    <GuardRow
      icon={ShieldCheck}
      title={words.factor}
      note={on ?? (required ? words.factorRequired : words.factorWhy)}
      badge={
        on ? (
          <Badge tone="success">{words.factorOn}</Badge>
        ) : (
          <Badge tone={required ? 'danger' : 'neutral'}>{words.factorOff}</Badge>
        )
      }
      to="/panel/security/second-factor"
      action={on ? words.manageFactor : words.turnOn}
    />
  )
}

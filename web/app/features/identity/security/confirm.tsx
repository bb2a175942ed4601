import { formatMobile } from '@arvand/persian/mobile'
import { redirect } from 'react-router'
import { formText, refusedForm } from '../../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Route } from './+types/confirm'
import { checkCode, type SentCode, sendCode } from './code-errand.ts'
import { CodeStep } from './code-step.tsx'
import { nextOf } from './proof.ts'
import { type ProofWay, proofWays } from './proof-ways.ts'
import { TaskCard } from './task-card.tsx'
import { confirmWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [security, { user }] = await Promise.all([
    api.panel('security/show', {}),
    api.panel('getProfile', {}),
  ])
  if (security.reauthenticatedUntil !== null) throw redirect(nextOf(url))
  const ways = proofWays(security, user)
  const { searchParams } = url
  const way = ways.find((one) => one === searchParams.get('by')) ?? ways[0] ?? null
  const to = way === 'mobile' ? user.mobile : way === 'email' ? user.email : null
  return { ways, way, to, next: nextOf(url) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const errand = { api, url, form }
  const intent = formText(form, 'intent')
  if (intent === 'send' || intent === 'call') return sendCode(errand)
  const proof = await proofIn(intent, errand)
  if ('answer' in proof) return proof.answer
  const { refusal } = await attempt(api.panel('reauthenticate', proof.ask))
  if (!refusal) return redirect(nextOf(url))
  const told =
    refusal.code === 'identity.password-wrong' ? { ...refusal, message: words.passwordWrong } : refusal
  return refusedForm(url, form, told, {
    'identity.password-wrong': 'password',
    'identity.second-factor-wrong': 'code',
  })
}

/** What the form proves with; a one-time code is first exchanged for a ticket. */
async function proofIn(intent: string, errand: Parameters<typeof checkCode>[0]) {
  if (intent === 'password') return { ask: { password: formText(errand.form, 'password') } }
  if (intent === 'factor') return { ask: { code: formText(errand.form, 'code') } }
  const checked = await checkCode(errand)
  return 'ticket' in checked ? { ask: { ticket: checked.ticket } } : { answer: checked.answer }
}

export const meta = () => [{ title: titled(words.title) }]

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { ways, way, next } = loaderData
  return (
    <TaskCard title={words.title} lead={words.lead}>
      {way === null ? <Alert tone="warning">{words.noWay}</Alert> : null}
      <Proof way={way} to={loaderData.to} answer={actionData} />
      <OtherWays ways={ways.filter((one) => one !== way)} next={next} />
    </TaskCard>
  )
}

interface ProofProps {
  readonly way: ProofWay | null
  readonly to: string | null
  readonly answer: SentCode | undefined
}

function Proof({ way, to, answer }: ProofProps) {
  if (way === null) return null
  if (way === 'password') return <PasswordProof answer={answer} />
  if (way === 'factor') return <FactorProof answer={answer} />
  return <CodeProof to={to ?? ''} answer={answer} />
}

function PasswordProof({ answer }: Pick<ProofProps, 'answer'>) {
  return (
    <ActionForm intent="password" answer={answer} submit={words.confirm} pending={words.confirming}>
      <PasswordField name="password" label={words.password} error={answer?.fields?.password} required />
    </ActionForm>
  )
}

function FactorProof({ answer }: Pick<ProofProps, 'answer'>) {
  return (
    <ActionForm intent="factor" answer={answer} submit={words.confirm} pending={words.confirming}>
      <LtrField
        name="code"
        label={words.factor}
        description={words.factorHint}
        error={answer?.fields?.code}
        autoComplete="one-time-code"
        required
      />
    </ActionForm>
  )
}

function CodeProof({ to, answer }: { to: string; answer: SentCode | undefined }) {
  if (answer?.sent) return <CodeStep sent={answer.sent} answer={answer} submit={words.confirm} />
  return (
    <ActionForm intent="send" answer={answer} carry={{ to }} submit={words.send} pending={words.confirming}>
      <p>
        {words.sendLead[0]}
        <bdi dir="ltr" className="font-label">
          {to.includes('@') ? to : formatMobile(to)}
        </bdi>
        {words.sendLead[1]}
      </p>
    </ActionForm>
  )
}

function OtherWays({ ways, next }: { ways: readonly ProofWay[]; next: string }) {
  if (ways.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-5 pt-5 text-15 text-muted">
      {words.other}
      {ways.map((way) => (
        <TextLink
          key={way}
          to={`?by=${way}&next=${encodeURIComponent(next)}`}
          className="inline-flex min-h-11 items-center"
        >
          {words.ways[way]}
        </TextLink>
      ))}
    </p>
  )
}

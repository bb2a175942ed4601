import { sendVerification } from '@arvand/contracts/panel/identity'
import { getProfile } from '@arvand/contracts/panel/profile'
import { reauthenticate, showSecurity } from '@arvand/contracts/panel/security'
import { formatMobile } from '@arvand/persian/mobile'
import { data, redirect } from 'react-router'
import { type ActionAnswer, formAction, type SentForm } from '../../../api/form-action.ts'
import { refusedForm } from '../../../api/form-answer.ts'
import { actionCallerOf, callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { Route } from './+types/confirm'
import { CodeStep } from './code-step.tsx'
import { confirmWords as words } from './confirm-words.ts'
import { nextOf } from './proof.ts'
import { FactorField, ProofFields } from './proof-fields.tsx'
import { type ProofMethod, proofMethods } from './proof-methods.ts'
import { proofPlaces, prove } from './prove-again.ts'
import { checkCode, type SentCode, sendCode } from './send-code.ts'
import { TaskCard } from './task-card.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [security, { user }] = await Promise.all([call(showSecurity, {}), call(getProfile, {})])
  if (security.reauthenticatedUntil !== null) throw redirect(nextOf(url))
  const ways = proofMethods(security, user)
  const { searchParams } = url
  const way = ways.find((one) => one === searchParams.get('by')) ?? ways[0] ?? null
  const to = way === 'mobile' ? user.mobile : way === 'email' ? user.email : null
  return { ways, way, to, hasFactor: security.secondFactor.onSince !== null, next: nextOf(url) }
}

/**
 * After a correct one-time code: with a second factor on, the page holds the code's ticket until the second factor is
 * entered.
 */
interface ProofAnswer extends SentCode {
  readonly ticket?: string
}

export const action = formAction<ProofAnswer>({
  send: sendCode,
  check: (sent) => checkCode(sent, (ticket) => proveByTicket(sent, ticket)),
  ticket: (sent) => proveBy(sent, { ticket: sent.text('ticket') }, sent.text('code')),
  password: (sent) => proveBy(sent, { password: sent.text('password') }, sent.text('code')),
})

async function proveByTicket(sent: SentForm, ticket: string): Promise<ActionAnswer<ProofAnswer>> {
  const { secondFactor } = await actionCallerOf(sent.context)(showSecurity, {})
  if (secondFactor.onSince) return data<ProofAnswer>({ intent: 'ticket', ticket })
  // The form's `code` was the one-time code, already exchanged for this ticket; it is not a second factor.
  return proveBy(sent, { ticket }, '')
}

async function proveBy(
  sent: SentForm,
  proof: { password: string } | { ticket: string },
  code: string,
): Promise<ActionAnswer<ProofAnswer>> {
  const { url, form } = sent
  const refusal = await prove(sent, proof, code)
  if (!refusal) return redirect(nextOf(url))
  const refused = refusedForm(url, form, refusal, proofPlaces)
  const isWaiting = 'ticket' in proof && refusal.code !== 'identity.ticket-wrong'
  return data<ProofAnswer>(
    { ...refused.data, ...(isWaiting ? { ticket: proof.ticket } : {}) },
    refused.init ?? {},
  )
}

export const meta = () => [{ title: titled(words.title) }]

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { ways, way, hasFactor, next } = loaderData
  return (
    <TaskCard title={words.title} lead={words.lead}>
      {way === null ? <Alert tone="warning">{words.noWay}</Alert> : null}
      <Proof way={way} to={loaderData.to} hasFactor={hasFactor} answer={actionData} />
      <OtherWays ways={ways.filter((one) => one !== way)} next={next} />
    </TaskCard>
  )
}

interface ProofProps {
  readonly way: ProofMethod | null
  readonly to: string | null
  readonly hasFactor: boolean
  readonly answer: ProofAnswer | undefined
}

function Proof({ way, to, hasFactor, answer }: ProofProps) {
  if (way === null) return null
  if (way !== 'password') return <CodeProof to={to ?? ''} answer={answer} />
  return (
    <ActionForm intent="password" to={reauthenticate} answer={answer} submit={words.confirm}>
      <ProofFields hasFactor={hasFactor} answer={answer} />
    </ActionForm>
  )
}

function CodeProof({ to, answer }: { to: string; answer: ProofAnswer | undefined }) {
  if (answer?.ticket)
    return (
      <ActionForm
        intent="ticket"
        to={reauthenticate}
        answer={answer}
        carry={{ ticket: answer.ticket }}
        submit={words.confirm}
      >
        <FactorField answer={answer} />
      </ActionForm>
    )
  if (answer?.sent) return <CodeStep sent={answer.sent} answer={answer} submit={words.confirm} />
  return (
    <ActionForm
      intent="send"
      to={sendVerification}
      answer={answer}
      carry={{ [to.includes('@') ? 'email' : 'mobile']: to }}
      submit={words.send}
    >
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

function OtherWays({ ways, next }: { ways: readonly ProofMethod[]; next: string }) {
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

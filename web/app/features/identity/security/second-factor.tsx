import { data, redirect } from 'react-router'
import { formText, refusedForm } from '../../../api/form-answer.ts'
import { actionApiOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/second-factor'
import { type FactorAnswer, type FactorKey, keyIn } from './factor-answer.ts'
import { FactorOff, FactorPicture } from './factor-begin.tsx'
import { FactorOn } from './factor-on.tsx'
import { proveFirst, requireProof } from './proof.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TaskCard } from './task-card.tsx'
import { factorWords as words } from './words.ts'

export async function loader(visit: Route.LoaderArgs) {
  const { secondFactor } = await requireProof(visit)
  return { secondFactor, now: Date.now() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const { answer, refusal } = await attempt(act(actionApiOf(context), form, intent))
  if (answer) return answer === 'off' ? redirect('/panel/security?done=factor') : data({ intent, ...answer })
  if (refusal.code === 'identity.reauthentication-wrong') return proveFirst(url)
  const refused = refusedForm(url, form, refusal, { 'identity.second-factor-wrong': 'code' })
  const key = keyIn(form)
  return data<FactorAnswer>({ ...refused.data, ...(key ? { key } : {}) }, refused.init ?? {})
}

type Acted = { readonly key: FactorKey } | { readonly codes: readonly string[] } | 'off'

async function act(api: ReturnType<typeof actionApiOf>, form: FormData, intent: string): Promise<Acted> {
  if (intent === 'begin') return { key: await api.panel('secondFactor/begin', {}) }
  if (intent === 'renew') return { codes: (await api.panel('secondFactor/recoveryCodes', {})).recoveryCodes }
  if (intent === 'confirm')
    return {
      codes: (await api.panel('secondFactor/confirm', { code: formText(form, 'code') })).recoveryCodes,
    }
  await api.panel('secondFactor/off', {})
  return 'off'
}

export const meta = () => [{ title: titled(words.title) }]

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const answer: FactorAnswer | undefined = actionData
  const { secondFactor, now } = loaderData
  return (
    <TaskCard title={words.title} lead={words.lead}>
      {answer?.codes ? (
        <RecoveryCodes
          codes={answer.codes}
          news={answer.intent === 'renew' ? words.renewed : words.turnedOn}
        />
      ) : secondFactor.onSince ? (
        <FactorOn factor={secondFactor} now={now} answer={answer} />
      ) : answer?.key ? (
        <FactorPicture factorKey={answer.key} answer={answer} />
      ) : (
        <FactorOff answer={answer} />
      )}
    </TaskCard>
  )
}

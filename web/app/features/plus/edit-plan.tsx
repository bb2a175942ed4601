import { data } from 'react-router'
import {
  answerFor,
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
  wrongFields,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import type { Route } from './+types/edit-plan'
import { PlanForm } from './plan-form.tsx'
import { managePlusWords as words } from './words.ts'
import { writtenPlan } from './written-plan.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { plans } = await apiOf(context).panel('manage/plus/list', {})
  const plan = plans.find(({ id }) => id === params.planId)
  if (!plan) throw data({ title: words.unknown }, { status: 404 })
  return { plan, requestId: crypto.randomUUID() }
}

const stopQuestion = (title: string): Question => ({
  title: words.stopQuestion(title),
  text: words.stopText,
  confirm: words.stop,
  danger: true,
})

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const { planId } = params
  if (formText(form, 'intent') === 'sell') {
    const isSold = formText(form, 'isSold') === 'yes'
    if (!isSold && !isConfirmed(form)) return askFirst(form, stopQuestion(formText(form, 'title')))
    const { refusal } = await attempt(api.panel('manage/plus/sell', { planId, isSold }))
    if (refusal) return refusedForm(url, form, refusal)
    return data<FormAnswer>({ intent: 'sell', done: isSold ? words.soldAgain : words.stopped })
  }
  const { written, wrong } = writtenPlan(form)
  if (!written) return wrongFields(form, wrong)
  const { refusal } = await attempt(api.panel('manage/plus/change', { ...written, planId }))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent: 'write', done: words.saved })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.plan.title ?? words.title) },
]

export default function EditPlan({ loaderData: { plan, requestId }, actionData }: Route.ComponentProps) {
  const { title, isSold } = plan
  return (
    <>
      <Breadcrumb crumbs={[{ label: words.title, to: '/manage/plus' }]} here={title} />
      <h1 className="pt-2 text-26 font-heading wrap-anywhere">{title}</h1>
      <p className="pb-6 text-16 text-muted">{words.editLead}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PlanForm plan={plan} requestId={requestId} answer={answerFor(actionData, 'write')} />
        <Card title={words.selling}>
          <p className="pb-4 text-15">{isSold ? words.stopText : words.sellText}</p>
          <ConfirmedForm
            intent="sell"
            answer={answerFor(actionData, 'sell')}
            carry={{ isSold: isSold ? 'no' : 'yes', title }}
            submit={isSold ? words.stop : words.sell}
            pending={words.saving}
            button={{ look: isSold ? 'outline' : 'soft', wide: true }}
            className="grid gap-3"
            question={() => (isSold ? stopQuestion(title) : null)}
          />
        </Card>
      </div>
    </>
  )
}

import { changePlan, listManagedPlans, sellPlan } from '@arvand/contracts/panel/manage-plus'
import { data } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type Question } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import type { Route } from './+types/edit-plan'
import { PlanForm } from './plan-form.tsx'
import { managePlusWords as words } from './words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { items: plans } = await callerOf(context)(listManagedPlans, {})
  const plan = plans.find(({ id }) => id === params.planId)
  if (!plan) throw data({ title: words.unknown }, { status: 404 })
  return { plan }
}

const stopQuestion = (title: string): Question => ({
  title: words.stopQuestion(title),
  text: words.stopText,
  confirm: words.stop,
  danger: true,
})

const ofPlan = ({ params: { planId = '' } }: SentForm) => ({ planId })

export const action = formAction({
  write: submitTo(changePlan, { with: ofPlan, done: words.saved }),
  sell: submitTo(sellPlan, {
    with: ofPlan,
    question: ({ text }, { isSold }) => (isSold ? null : stopQuestion(text('title'))),
    done: (_, { isSold }) => (isSold ? words.soldAgain : words.stopped),
  }),
})

export const handle = { crumb: ({ plan }: Route.ComponentProps['loaderData']) => plan.title }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.plan.title ?? words.title) },
]

export default function EditPlan({ loaderData: { plan }, actionData }: Route.ComponentProps) {
  const { title, isSold } = plan
  return (
    <>
      <h1 className="text-26 font-heading wrap-anywhere">{title}</h1>
      <p className="pb-6 text-16 text-muted">{words.editLead}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PlanForm plan={plan} answer={answerFor(actionData, 'write')} />
        <Card title={words.selling}>
          <p className="pb-4 text-15">{isSold ? words.stopText : words.sellText}</p>
          <ConfirmedForm
            intent="sell"
            to={sellPlan}
            answer={answerFor(actionData, 'sell')}
            carry={{ isSold: isSold ? 'no' : 'yes', title }}
            submit={isSold ? words.stop : words.sell}
            button={{ variant: isSold ? 'outline' : 'soft', wide: true }}
            className="grid gap-3"
            question={() => (isSold ? stopQuestion(title) : null)}
          />
        </Card>
      </div>
    </>
  )
}

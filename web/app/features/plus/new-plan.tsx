import { addPlan } from '@arvand/contracts/panel/manage-plus'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/new-plan'
import { PlanForm } from './plan-form.tsx'
import { managePlusWords as words } from './words.ts'

export const action = formAction({
  write: submitTo(addPlan, {
    places: { 'plus.slug-taken': 'slug' },
    done: () => redirect('/manage/plus'),
  }),
})

export const handle = { crumb: words.newTitle }
export const meta = () => [{ title: titled(words.newTitle) }]

export default function NewPlan({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-26 font-heading wrap-anywhere">{words.newTitle}</h1>
      <p className="pb-6 text-16 text-muted">{words.newLead}</p>
      <PlanForm plan={null} answer={answerFor(actionData, 'write')} />
    </>
  )
}

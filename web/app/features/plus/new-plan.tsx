import { redirect } from 'react-router'
import { answerFor, formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Route } from './+types/new-plan'
import { PlanForm } from './plan-form.tsx'
import { managePlusWords as words } from './words.ts'
import { writtenPlan } from './written-plan.ts'

const months = [1, 3, 6, 12] as const

export const loader = () => ({ requestId: crypto.randomUUID() })

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const { written, wrong } = writtenPlan(form)
  const slugWrong = formText(form, 'slug').trim() ? {} : { slug: words.textWrong }
  if (!written || slugWrong.slug) return wrongFields(form, { ...slugWrong, ...wrong })
  const ask = {
    ...written,
    slug: formText(form, 'slug'),
    months: months.find((one) => String(one) === formText(form, 'months')) ?? 1,
    requestId: formText(form, 'requestId'),
  }
  const { refusal } = await attempt(actionApiOf(context).panel('manage/plus/add', ask))
  if (!refusal) throw redirect('/manage/plus')
  // What was refused was not done; mended, it is another request.
  form.set('requestId', crypto.randomUUID())
  return refusedForm(url, form, refusal, { 'plus.slug-taken': 'slug' })
}

export const meta = () => [{ title: titled(words.newTitle) }]

export default function NewPlan({ loaderData: { requestId }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb crumbs={[{ label: words.title, to: '/manage/plus' }]} here={words.newTitle} />
      <h1 className="pt-2 text-26 font-heading wrap-anywhere">{words.newTitle}</h1>
      <p className="pb-6 text-16 text-muted">{words.newLead}</p>
      <PlanForm plan={null} requestId={requestId} answer={answerFor(actionData, 'write')} />
    </>
  )
}

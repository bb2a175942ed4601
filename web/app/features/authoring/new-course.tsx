import { redirect } from 'react-router'
import { answerFor, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { levelWords } from '../courses/index.ts'
import type { Route } from './+types/new-course'
import { authoringWords as words } from './words.ts'

const levels = ['everyone', 'beginner', 'intermediate', 'advanced'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { categories } = await apiOf(context).teacher('course/categories', {})
  return { categories, requestId: crypto.randomUUID() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const level = levels.find((one) => one === formText(form, 'level')) ?? 'everyone'
  const ask = { title: formText(form, 'title'), category: formText(form, 'category'), level }
  const call = actionApiOf(context).teacher('course/create', {
    ...ask,
    requestId: formText(form, 'requestId'),
  })
  const { answer, refusal } = await attempt(call)
  if (refusal) return refusedForm(url, form, refusal, { 'courses.unknown-category': 'category' })
  return redirect(`/teach/courses/${answer.course.id}/curriculum`)
}

export const meta = () => [{ title: titled(words.begin) }]

export default function NewCourse({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, requestId } = loaderData
  const answer = answerFor(actionData, 'begin')
  return (
    <>
      <PageHead title={words.begin} lead={words.beginLead} />
      <Card className="max-w-2xl">
        <ActionForm
          intent="begin"
          answer={answer}
          carry={{ requestId }}
          submit={words.begin}
          pending={words.beginning}
        >
          <TextField
            name="title"
            label={words.title}
            description={words.titleHint}
            required
            minLength={3}
            maxLength={120}
            defaultValue={answer?.values?.title}
            error={answer?.fields?.title}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              name="category"
              label={words.category}
              options={categories.map(({ slug, title }) => ({ value: slug, label: title }))}
              defaultValue={answer?.values?.category}
              error={answer?.fields?.category}
            />
            <SelectField
              name="level"
              label={words.level}
              options={levels.map((value) => ({ value, label: levelWords[value] }))}
              defaultValue={answer?.values?.level ?? 'everyone'}
            />
          </div>
        </ActionForm>
      </Card>
    </>
  )
}

import { createCourse, listFields } from '@arvand/contracts/teacher/courses'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
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
  const { items: categories } = await callerOf(context)(listFields, {})
  return { categories }
}

export const action = formAction({
  begin: submitTo(createCourse, {
    places: { 'courses.unknown-category': 'category' },
    done: ({ course }) => redirect(`/teach/courses/${course.id}/curriculum`),
  }),
})

export const meta = () => [{ title: titled(words.begin) }]

export default function NewCourse({ loaderData, actionData }: Route.ComponentProps) {
  const { categories } = loaderData
  return (
    <>
      <PageHead title={words.begin} lead={words.beginLead} />
      <Card className="max-w-2xl">
        <ActionForm
          intent="begin"
          to={createCourse}
          answer={answerFor(actionData, 'begin')}
          submit={words.begin}
        >
          <TextField name="title" label={words.title} description={words.titleHint} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              name="category"
              label={words.category}
              options={categories.map(({ slug, title }) => ({ value: slug, label: title }))}
            />
            <SelectField
              name="level"
              label={words.level}
              options={levels.map((value) => ({ value, label: levelWords[value] }))}
              defaultValue="everyone"
            />
          </div>
        </ActionForm>
      </Card>
    </>
  )
}

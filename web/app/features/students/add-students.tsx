import { useRef } from 'react'
import { redirect } from 'react-router'
import { answerFor, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Route } from './+types/add-students'
import { CourseHead, courseMeta } from './course-head.tsx'
import { needRight } from './need-right.ts'
import { bringWords as words } from './words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { course, items } = await apiOf(context).teacher('cohort/list', { courseId: params.courseId })
  needRight(context, course, 'enrol')
  const cohorts = items.map(({ id, title }) => ({ value: id, label: title }))
  return { course, cohorts, requestId: crypto.randomUUID() }
}

export async function action({ context, params: { courseId }, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const cohortId = formText(form, 'cohort')
  const ask = {
    courseId,
    mobiles: formText(form, 'mobiles') || (await textOfFile(form)),
    requestId: formText(form, 'requestId'),
    ...(cohortId ? { cohortId } : {}),
  }
  const { answer, refusal } = await attempt(actionApiOf(context).teacher('student/enrol', ask))
  if (refusal)
    return refusedForm(url, form, refusal, {
      'courses.no-mobiles': 'mobiles',
      'courses.too-many-mobiles': 'mobiles',
    })
  return redirect(`/teach/courses/${courseId}/students/lists/${answer.list.id}`)
}

/** A chosen file comes along whole where there is no JavaScript. */
async function textOfFile(form: FormData): Promise<string> {
  const file = form.get('file')
  return file instanceof File ? (await file.text()).slice(0, 200_000) : ''
}

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function AddStudents({ loaderData, actionData }: Route.ComponentProps) {
  const { course, cohorts, requestId } = loaderData
  const answer = answerFor(actionData, 'add')
  const area = useRef<HTMLTextAreaElement>(null)
  const read = async (files: File[]) => {
    const texts = await Promise.all(files.map((file) => file.text()))
    if (area.current) area.current.value = [area.current.value, ...texts].filter(Boolean).join('\n')
  }
  return (
    <>
      <CourseHead course={course} here="title" title={words.title} lead={words.lead} />
      <Card className="max-w-3xl">
        <ActionForm
          intent="add"
          answer={answer}
          carry={{ requestId }}
          submit={words.submit}
          pending={words.pending}
          beside={<span className="text-14 text-muted">{words.sms}</span>}
        >
          <TextArea
            ref={area}
            name="mobiles"
            label={words.mobiles}
            description={words.hint}
            defaultValue={answer?.values?.mobiles}
            error={answer?.fields?.mobiles}
            rows={8}
            inputMode="tel"
          />
          <FileDrop
            name="file"
            label={words.file}
            limits={words.fileLimits}
            accept=".csv,.txt,text/*"
            onFiles={read}
          />
          {cohorts.length > 0 ? (
            <SelectField
              name="cohort"
              label={words.cohort}
              placeholder={words.noCohort}
              options={cohorts}
              defaultValue={answer?.values?.cohort}
              error={answer?.fields?.cohortId}
              className="max-w-sm"
            />
          ) : null}
        </ActionForm>
      </Card>
    </>
  )
}

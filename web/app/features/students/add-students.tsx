import { listCohorts } from '@arvand/contracts/teacher/cohorts'
import { enrolStudents } from '@arvand/contracts/teacher/students'
import { useRef } from 'react'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ofCourse } from '../../api/of-course.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { tableFiles, textOfSentFile, useTableFiles } from '../../shell/table-file.ts'
import { Card } from '../../ui/card.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Route } from './+types/add-students'
import { CourseHead, courseCrumbs, courseMeta } from './course-head.tsx'
import { needRight } from './need-right.ts'
import { bulkEnrolmentWords as words } from './words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { course, items } = await callerOf(context)(listCohorts, { courseId: params.courseId })
  needRight(context, course, 'enrol')
  const cohorts = items.map(({ id, title }) => ({ value: id, label: title }))
  return { course, cohorts }
}

export const action = formAction({
  add: async (sent) => {
    const mobiles = sent.text('mobiles') || (await textOfSentFile(sent.form, 200_000))
    const enrol = submitTo(enrolStudents, {
      with: () => ({ ...ofCourse(sent), mobiles }),
      places: { 'courses.no-mobiles': 'mobiles', 'courses.too-many-mobiles': 'mobiles' },
      done: ({ list }, { courseId }) => redirect(`/teach/courses/${courseId}/students/lists/${list.id}`),
    })
    return enrol(sent)
  },
})

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function AddStudents({ loaderData, actionData }: Route.ComponentProps) {
  const { course, cohorts } = loaderData
  const area = useRef<HTMLTextAreaElement>(null)
  const { error, read } = useTableFiles(area, words.unreadable)
  return (
    <>
      <CourseHead course={course} here="title" title={words.title} lead={words.lead} />
      <Card className="max-w-3xl">
        <ActionForm
          intent="add"
          to={enrolStudents}
          answer={answerFor(actionData, 'add')}
          submit={words.submit}
          sendsFiles
          beside={<span className="text-14 text-muted">{words.sms}</span>}
        >
          <TextArea
            ref={area}
            name="mobiles"
            label={words.mobiles}
            description={words.hint}
            required={false}
            rows={8}
            inputMode="tel"
          />
          <FileDrop
            isSent
            name="file"
            label={words.file}
            limits={words.fileLimits}
            accept={tableFiles}
            error={error}
            onFiles={read}
          />
          {cohorts.length > 0 ? (
            <SelectField
              name="cohortId"
              label={words.cohort}
              placeholder={words.noCohort}
              options={cohorts}
              className="max-w-sm"
            />
          ) : null}
        </ActionForm>
      </Card>
    </>
  )
}

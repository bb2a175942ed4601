import { saveTemplate, showTemplate } from '@arvand/contracts/teacher/certificates'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ofCourse } from '../../api/of-course.ts'
import { callerOf } from '../../api/page.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { CourseHead, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/template'
import { TemplateForm } from './template-form.tsx'
import { templateWords as words } from './words.ts'

export const loader = ({ context, params: { courseId } }: Route.LoaderArgs) =>
  callerOf(context)(showTemplate, { courseId })

export const action = formAction({
  save: submitTo(saveTemplate, {
    with: (sent) => ({
      ...ofCourse(sent),
      version: Number(sent.text('version')),
      examId: sent.text('examId') || null,
    }),
    done: words.saved,
  }),
})

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Template({ loaderData, actionData }: Route.ComponentProps) {
  const { course, template, courseHours, teacher, exams, issuers } = loaderData
  return (
    <>
      <CourseHead course={course} here="certificates" title={words.title} lead={words.lead}>
        <ButtonLink to={`/teach/courses/${course.id}/certificates`} variant="quiet" size="compact">
          {words.back}
        </ButtonLink>
      </CourseHead>
      <Card title={words.form}>
        <TemplateForm
          key={template?.version ?? 0}
          to={saveTemplate}
          template={template}
          preview={`/certificates/preview/${course.id}`}
          issuers={issuers}
          usualHeading={words.usualHeading}
          titleLatin={words.titleLatin}
          hoursHint={words.hoursHint(formatNumber(courseHours))}
          signerHint={words.signerHint(teacher)}
          isAutomaticHint={words.isAutomaticHint}
          answer={answerFor(actionData, 'save')}
        >
          <Checkbox
            name="showsGrade"
            value="yes"
            description={words.showsGradeHint}
            defaultChecked={template?.showsGrade}
          >
            {words.showsGrade}
          </Checkbox>
          {exams.length > 0 ? (
            <SelectField
              name="examId"
              label={words.earnedBy}
              description={words.earnedByHint}
              options={[
                { value: '', label: words.byCompletion },
                ...exams.map(({ id, title }) => ({ value: id, label: words.byExam(title) })),
              ]}
              defaultValue={template?.examId ?? ''}
            />
          ) : null}
        </TemplateForm>
      </Card>
    </>
  )
}

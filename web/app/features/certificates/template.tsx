import { saveTemplate } from '@arvand/contracts/teacher/certificates'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ofCourse } from '../../api/of-course.ts'
import { apiOf } from '../../api/page.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { CourseHead, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/template'
import { TemplateForm } from './template-form.tsx'
import { templateWords as words } from './words.ts'

export const loader = ({ context, params: { courseId } }: Route.LoaderArgs) =>
  apiOf(context).teacher('certificate/template', { courseId })

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
  const { course } = loaderData
  return (
    <>
      <CourseHead course={course} here="certificates" title={words.title} lead={words.lead}>
        <ButtonLink to={`/teach/courses/${course.id}/certificates`} variant="quiet" size="compact">
          {words.back}
        </ButtonLink>
      </CourseHead>
      <Card title={words.form}>
        <TemplateForm
          key={loaderData.template?.version ?? 0}
          {...loaderData}
          answer={answerFor(actionData, 'save')}
        />
      </Card>
    </>
  )
}

import { showAssignment, submitAssignment } from '@arvand/contracts/panel/assignments'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import type { Route } from './+types/assignment'
import { AssignmentTerms, MySubmissions, whyNotNow } from './assignment-view.tsx'
import { SubmissionFields } from './submission-fields.tsx'
import { assignmentWords as words } from './words.ts'

/** The action of an assignment's page: hands in. */
const submit = formAction({
  submit: submitTo(submitAssignment, {
    with: ({ params: { courseId = '', lessonId = '' } }) => ({ courseId, lessonId }),
    places: {
      'courses.submission-empty': 'text',
      'courses.too-many-files': 'fileIds',
      'media.unknown-file': 'fileIds',
      'media.wrong-use': 'fileIds',
    },
    done: words.submitted,
  }),
})

export async function loader({ context, params }: Route.LoaderArgs) {
  return { assignment: await callerOf(context)(showAssignment, params) }
}

export const action = submit

export const meta = () => [{ title: titled(words.title) }]

/** An assignment on a page of its own; the lesson's page shows the same. */
export default function AssignmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { assignment } = loaderData
  const whyNot = whyNotNow(assignment)
  return (
    <>
      <PageHead title={words.title} />
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        <AssignmentTerms assignment={assignment} />
        {whyNot ? (
          <Alert>{whyNot}</Alert>
        ) : (
          <Card>
            <ActionForm
              key={assignment.submissions.length}
              intent="submit"
              to={submitAssignment}
              answer={answerFor(actionData, 'submit')}
              submit={assignment.submissions.length > 0 ? words.again : words.submit}
            >
              <SubmissionFields assignment={assignment} answer={answerFor(actionData, 'submit')} />
            </ActionForm>
          </Card>
        )}
        <MySubmissions assignment={assignment} />
      </div>
    </>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { AnswerNews } from '../../shell/action-form.tsx'
import { useIsPatient } from '../../shell/use-patience.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { action, loader } from './assignment.tsx'
import { AssignmentComing } from './assignment-coming.tsx'
import { AssignmentTerms, OwnSubmissions, whyNotNow } from './assignment-view.tsx'
import { SubmissionFields } from './submission-fields.tsx'
import { assignmentWords as words } from './words.ts'

interface AssignmentPartProps {
  readonly courseId: string
  readonly lessonId: string
  /** Something was handed in, so the lesson's step is done. */
  readonly onSubmitted?: () => void
}

/** An assignment within the page of its lesson; without JavaScript it is a way to its own page. */
export function AssignmentPart({ courseId, lessonId, onSubmitted }: AssignmentPartProps) {
  const address = `/panel/assignments/${courseId}/${lessonId}`
  const shown = useFetcher<typeof loader>({ key: `assignment ${lessonId}` })
  const sent = useFetcher<typeof action>({ key: `submission ${lessonId}` })
  const { load } = shown
  const waits = useIsPatient()
  useEffect(() => {
    void load(address)
  }, [address, load])
  const answer = sent.data
  const tell = useEffectEvent(() => onSubmitted?.())
  useEffect(() => {
    if (answer?.done) tell()
  }, [answer])
  if (!shown.data) return <AssignmentComing address={address} waits={waits} />
  const { assignment, requestId } = shown.data
  const whyNot = whyNotNow(assignment)
  return (
    <div className="grid gap-5">
      <AssignmentTerms assignment={assignment} />
      {whyNot ? (
        <Alert>{whyNot}</Alert>
      ) : (
        <Card>
          <sent.Form
            key={assignment.submissions.length}
            method="post"
            action={address}
            noValidate
            className="grid gap-5"
          >
            <input type="hidden" name="intent" value="submit" />
            <input type="hidden" name="requestId" value={requestId} />
            <AnswerNews answer={answer} />
            <SubmissionFields assignment={assignment} answer={answer} />
            <div>
              <Button pending={sent.state !== 'idle'} pendingText={words.submitting}>
                {assignment.submissions.length > 0 ? words.again : words.submit}
              </Button>
            </div>
          </sent.Form>
        </Card>
      )}
      <OwnSubmissions assignment={assignment} />
    </div>
  )
}

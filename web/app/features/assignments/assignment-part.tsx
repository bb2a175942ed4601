import { submitAssignment } from '@arvand/contracts/panel/assignments'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { ActionForm } from '../../shell/action-form.tsx'
import { useAside } from '../../shell/aside.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import type { action, loader } from './assignment.tsx'
import { AssignmentComing } from './assignment-coming.tsx'
import { AssignmentTerms, MySubmissions, whyNotNow } from './assignment-view.tsx'
import { SubmissionFields } from './submission-fields.tsx'
import { assignmentWords as words } from './words.ts'

interface AssignmentPartProps {
  readonly courseId: string
  readonly lessonId: string
  /** Called after a submission, which completes the lesson's step. */
  readonly onSubmitted?: () => void
}

/** An assignment within the page of its lesson; without JavaScript only a link to its own page. */
export function AssignmentPart({ courseId, lessonId, onSubmitted }: AssignmentPartProps) {
  const address = `/panel/assignments/${courseId}/${lessonId}`
  const shown = useAside<typeof loader>(`assignment ${lessonId}`)
  const sent = useFetcher<typeof action>({ key: `submission ${lessonId}` })
  const { load } = shown
  useEffect(() => {
    void load(address)
  }, [address, load])
  const answer = sent.data
  const tell = useEffectEvent(() => onSubmitted?.())
  useEffect(() => {
    if (answer?.done) tell()
  }, [answer])
  if (!shown.data)
    return <AssignmentComing address={address} failed={shown.failed} onAgain={() => void load(address)} />
  const { assignment } = shown.data
  const whyNot = whyNotNow(assignment)
  return (
    <div className="grid gap-5">
      <AssignmentTerms assignment={assignment} />
      {whyNot ? (
        <Alert>{whyNot}</Alert>
      ) : (
        <Card>
          <ActionForm
            key={assignment.submissions.length}
            intent="submit"
            to={submitAssignment}
            elsewhere={{ page: address, fetcher: sent }}
            answer={answer}
            submit={assignment.submissions.length > 0 ? words.again : words.submit}
          >
            <SubmissionFields assignment={assignment} answer={answer} />
          </ActionForm>
        </Card>
      )}
      <MySubmissions assignment={assignment} />
    </div>
  )
}

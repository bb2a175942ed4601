import { surveysErrors } from '@arvand/contracts/errors/surveys'
import type { OwnSurvey } from '@arvand/contracts/surveys'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { actWords } from '../../../ui/act-words.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { type Desk, surveyCalls } from '../survey-calls.ts'
import { editorWords as words } from '../words.ts'

export type Publishing = Pick<OwnSurvey, 'state' | 'slug' | 'whyNotPublish'>

interface PublishProps {
  readonly survey: Pick<OwnSurvey, 'id' | 'answers'>
  readonly desk: Desk
  readonly publishing: Publishing
  /** Of the public page. */
  readonly address: string | null
  /** Waits until the draft is saved; null when it cannot be. */
  readonly settle: () => Promise<number | null>
  readonly onPublishing: (publishing: Publishing) => void
}

/** Whether people can answer the survey, its link, and what changes that. */
export function PublishCard(props: PublishProps) {
  const { survey, desk, publishing, address, settle, onPublishing } = props
  const calls = surveyCalls(call, desk)
  const [isPending, setPending] = useState(false)
  const { state, whyNotPublish } = publishing
  const surveyId = survey.id
  const act = async (publishing: Promise<Publishing>, done: string) => {
    setPending(true)
    const { answer } = await attemptAloud(publishing)
    setPending(false)
    if (!answer) return
    showToast({ text: done })
    onPublishing(answer)
  }
  const publish = async () => {
    setPending(true)
    const revision = await settle()
    setPending(false)
    if (revision === null) showToast({ tone: 'warning', text: words.notSaved })
    else await act(calls.publish({ surveyId, revision }), words.published)
  }
  const close = (isClosed: boolean) =>
    act(calls.close({ surveyId, isClosed }), isClosed ? words.ended : words.reopened)
  return (
    <Card title={words.publishing}>
      <div className="grid grid-cols-1 gap-4">
        {state !== 'draft' && address ? (
          <>
            <CopyField address={address} label={words.link} words={words.copy} />
            <p className="text-14 text-muted">{words.inLesson}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={new URL(address).pathname} variant="soft" size="compact">
                {words.see}
              </ButtonLink>
              <Button
                type="button"
                variant="outline"
                size="compact"
                pending={isPending}
                onClick={() => void close(state === 'open')}
              >
                {state === 'open' ? words.end : words.reopen}
              </Button>
              {survey.answers === 0 ? (
                <Button
                  type="button"
                  variant="outline"
                  size="compact"
                  onClick={() => void act(calls.unpublish({ surveyId }), words.unpublished)}
                >
                  {words.unpublish}
                </Button>
              ) : null}
            </div>
          </>
        ) : whyNotPublish ? (
          <Alert tone="warning" title={words.notReadyTitle}>
            {surveysErrors[whyNotPublish].sentence}
          </Alert>
        ) : (
          <>
            <p className="text-15 text-muted">{words.publishText}</p>
            <Button type="button" wide pending={isPending} onClick={() => void publish()}>
              {words.publish}
            </Button>
          </>
        )}
        <Remove survey={survey} desk={desk} />
      </div>
    </Card>
  )
}

/** Removes the survey, once it is confirmed. */
function Remove({ survey: { id: surveyId, answers }, desk }: Pick<PublishProps, 'survey' | 'desk'>) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const navigate = useNavigate()
  const remove = async () => {
    setPending(true)
    const { answer } = await attemptAloud(surveyCalls(call, desk).remove({ surveyId }))
    setPending(false)
    setAsked(false)
    if (answer) await navigate(`/${desk}/surveys`)
  }
  return (
    <p>
      <Button type="button" variant="quiet" size="compact" className="-ms-4" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={words.removeTitle}
        confirm={words.remove}
        cancel={actWords.cancel}
        pending={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        {answers > 0 ? words.removeText(formatNumber(answers)) : words.removeEmpty}
      </ConfirmDialog>
    </p>
  )
}

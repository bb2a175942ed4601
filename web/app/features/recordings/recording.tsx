import { listTranscript, removeRecording, showRecording } from '@arvand/contracts/panel/recordings'
import { formatDateTime } from '@arvand/persian/format-date'
import { useState } from 'react'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type Question } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { LessonPlayer } from '../media/index.ts'
import type { Route } from './+types/recording'
import { Transcript } from './transcript.tsx'
import { recordingsWords as words } from './words.ts'

export async function loader({ context, url, params: { recordingId } }: Route.LoaderArgs) {
  const [recording, transcript] = await Promise.all([
    callerOf(context)(showRecording, { recordingId }),
    loadList(listTranscript, { context, url }, { with: { recordingId } }),
  ])
  return { recording, transcript }
}

const removeQuestion: Question = {
  title: words.removeTitle,
  text: words.removeText,
  confirm: words.remove,
  danger: true,
}

export const action = formAction({
  remove: submitTo(removeRecording, {
    with: ({ params: { recordingId = '' } }) => ({ recordingId }),
    question: () => removeQuestion,
    done: (_answer, _ask, { text }) => redirect(text('page') || '/panel'),
  }),
})

export const handle = {
  crumb: ({ recording }: { recording: { title: string; page: string } }) => [
    { label: recording.title, to: recording.page },
    { label: words.title },
  ],
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? `${words.title}، ${loaderData.recording.title}` : words.title) },
]

/** A recorded class, with what was written and asked beside it. */
export default function Recording({
  loaderData: { recording, transcript },
  actionData,
}: Route.ComponentProps) {
  const { title, page, startedAt, state, isHost, isOwner, playable } = recording
  const [seekTo, setSeekTo] = useState<{ second: number } | null>(null)
  return (
    <>
      <PageHead title={title} lead={words.at(formatDateTime(startedAt))}>
        <span className="flex flex-wrap items-center gap-3">
          <ButtonLink to={page} variant="outline">
            {words.toClass}
          </ButtonLink>
          {isHost ? (
            <ConfirmedForm
              intent="remove"
              to={removeRecording}
              answer={answerFor(actionData, 'remove')}
              carry={{ page }}
              question={() => removeQuestion}
              submit={words.remove}
              button={{ variant: 'quiet' }}
            />
          ) : null}
        </span>
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          {playable ? (
            <LessonPlayer playable={playable} title={title} seekTo={seekTo} pageKeys />
          ) : (
            <Alert>{words.states[state === 'ready' ? 'preparing' : state]}</Alert>
          )}
          {playable && isOwner ? (
            <p className="text-15 text-muted">
              {words.owned} <TextLink to="/teach/media">{words.toMedia}</TextLink>
            </p>
          ) : null}
        </div>
        <Card title={words.transcript}>
          <Transcript page={transcript} onJump={playable ? (second) => setSeekTo({ second }) : null} />
        </Card>
      </div>
    </>
  )
}

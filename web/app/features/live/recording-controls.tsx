import { pauseRecording, startRecording, stopRecording } from '@arvand/contracts/panel/recordings'
import { CircleDot, CirclePause } from 'lucide-react'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { recordingWords as words } from './recording-words.ts'
import type { Shown } from './shown.ts'

interface RecordingProps {
  readonly shown: Pick<Shown, 'recording' | 'mayRecord'>
}

/** Whether the class is recorded, for everybody. */
export function RecordingBadge({ shown: { recording } }: RecordingProps) {
  if (!recording) return null
  return recording.isPaused ? (
    <Badge icon={CirclePause}>{words.paused}</Badge>
  ) : (
    <Badge tone="danger" icon={CircleDot}>
      {words.on}
    </Badge>
  )
}

/** Said to everybody who is in, as soon as it begins. */
export function RecordingNotice({ shown: { recording } }: RecordingProps) {
  if (!recording) return null
  return (
    <div className="page pb-3">
      <Alert>{recording.isPaused ? words.pausedNotice : words.notice}</Alert>
    </div>
  )
}

/** Begins, pauses and ends a recording: hosts alone. */
export function RecordingControls({
  shown: { recording, mayRecord },
  answer,
  hasMedia,
}: RecordingProps & { readonly answer: FormAnswer | undefined; readonly hasMedia: boolean }) {
  if (!mayRecord || !hasMedia) return null
  if (!recording)
    return (
      <ActionForm
        intent="record"
        to={startRecording}
        answer={answerFor(answer, 'record')}
        submit={words.start}
        button={{ variant: 'outline', size: 'compact', icon: CircleDot }}
      />
    )
  return (
    <>
      <ActionForm
        intent="pauseRecording"
        to={pauseRecording}
        answer={answerFor(answer, 'pauseRecording')}
        carry={{ paused: recording.isPaused ? 'no' : 'yes' }}
        submit={recording.isPaused ? words.goOn : words.pause}
        button={{ variant: 'quiet', size: 'compact' }}
      />
      <ActionForm
        intent="stopRecording"
        to={stopRecording}
        answer={answerFor(answer, 'stopRecording')}
        submit={words.stop}
        button={{ variant: 'outline', size: 'compact' }}
      />
    </>
  )
}

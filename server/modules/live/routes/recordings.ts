import * as panel from '@arvand/contracts/panel/recordings'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { pauseRecording, removeRecording, startRecording, stopRecording } from '../recordings/record.ts'
import { listRecordings, listTranscript, showRecording } from '../recordings/recording-queries.ts'

/** Recordings of classes: made by hosts, seen by whoever belongs to the class. */
export const recordingRoutes = (deps: LiveDeps): Route[] => [
  route(panel.startRecording, ({ input, actor }) => startRecording(deps, actor.personId, input.sessionId)),
  route(panel.pauseRecording, ({ input, actor }) =>
    pauseRecording(deps, actor.personId, input.sessionId, input.paused),
  ),
  route(panel.stopRecording, ({ input, actor }) => stopRecording(deps, actor.personId, input.sessionId)),
  route(panel.listRecordings, ({ input, actor }) => listRecordings(deps, actor.personId, input)),
  route(panel.showRecording, ({ input, actor }) => showRecording(deps, actor, input.recordingId)),
  route(panel.removeRecording, ({ input, actor }) =>
    removeRecording(deps, actor.personId, input.recordingId),
  ),
  route(panel.listTranscript, ({ input, actor }) =>
    listTranscript(deps, actor.personId, input.recordingId, input.cursor),
  ),
]

import { type Worker, worker } from '#platform/jobs'
import { listeningWorker } from '#platform/listen'
import type { LiveDeps } from './deps.ts'
import { endOverdueGroups } from './groups/group.ts'
import { holdLonger } from './hold-longer.ts'
import {
  holdLonger as holdLongerKind,
  meetMissed,
  moneyLeft,
  nextDay,
  recordingEnded,
  roomDayAdded,
  seatsFreed,
  tick,
  webinarEnded,
  webinarMoved,
} from './jobs.ts'
import { offerNextDay } from './meets/offer.ts'
import { remindMeets } from './meets/remind-meets.ts'
import { settleLeftMeets, settleMissed } from './meets/settle-missed.ts'
import { storeRecording } from './recordings/store-recording.ts'
import { tellOfRecordings } from './recordings/tell-recorded.ts'
import { tellOfDay } from './rooms/days.ts'
import { endMeets } from './sessions/end-meets.ts'
import { endWebinars } from './sessions/end-webinars.ts'
import { forgetRehearsals } from './sessions/rehearsal.ts'
import { closeEmptyRooms } from './sessions/sessions.ts'
import { cutOffSilent } from './sessions/silent.ts'
import { settleEach } from './settling.ts'
import { hearCertificates } from './webinars/hear-certificates.ts'
import { tellOfMove } from './webinars/move-webinar.ts'
import { settleCancelled, settleLeftWebinars } from './webinars/settle-cancelled.ts'
import { endHolds, fillSeats, remind } from './webinars/tend-webinars.ts'

export const liveWorkers = (deps: LiveDeps): Worker[] => [
  ...[...hearCertificates(deps.clock), tellOfRecordings(deps)].map((one) => listeningWorker(deps, one)),
  worker(nextDay, () => offerNextDay(deps), { every: '13 3 * * *', atOnce: 1 }),
  worker(seatsFreed, ({ webinarId }) => fillSeats(deps, webinarId)),
  worker(webinarEnded, ({ webinarId }) => settleCancelled(deps, webinarId)),
  worker(holdLongerKind, (moved) => holdLonger(deps.db, moved)),
  worker(meetMissed, ({ meetId }) => settleMissed(deps, meetId)),
  worker(moneyLeft, () => settleEach([settleLeftWebinars, settleLeftMeets], (settle) => settle(deps)), {
    every: '*/5 * * * *',
    atOnce: 1,
  }),
  worker(recordingEnded, ({ recordingId }) => storeRecording(deps, recordingId), { atOnce: 1 }),
  worker(roomDayAdded, ({ dayId }) => tellOfDay(deps, dayId)),
  worker(webinarMoved, (about) => tellOfMove(deps, about)),
  worker(
    tick,
    async () => {
      await endOverdueGroups(deps)
      await endHolds(deps)
      await endWebinars(deps)
      await closeEmptyRooms(deps)
      await forgetRehearsals(deps)
      await endMeets(deps)
      await remind(deps)
      await remindMeets(deps)
      await cutOffSilent(deps)
    },
    { every: '* * * * *', atOnce: 1 },
  ),
]

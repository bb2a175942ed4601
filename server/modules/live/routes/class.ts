import * as panel from '@arvand/contracts/panel/class'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import * as powers from '../sessions/host-powers.ts'
import { connectMedia, joinMeeting, showMedia, showTicket } from '../sessions/media.ts'
import { react } from '../sessions/react.ts'
import { callRoll } from '../sessions/roll-call.ts'
import { setChat } from '../sessions/set-chat.ts'
import { admit, setWaitingRoom } from '../sessions/waiting-room.ts'

/** Sound and picture of classes, hands, and what hosts may do. */
export const classRoutes = (deps: LiveDeps): Route[] => [
  route(panel.showMedia, ({ input, actor }) => showMedia(deps, actor.personId, input.sessionId)),
  route(panel.connectMedia, ({ input, actor }) => connectMedia(deps, actor.personId, input)),
  route(panel.showTicket, ({ input, actor }) => showTicket(deps, actor.personId, input.sessionId)),
  route(panel.joinMeeting, ({ input, actor }) => joinMeeting(deps, actor.personId, input.sessionId)),
  route(panel.raiseHand, ({ input, actor }) =>
    powers.raiseHand(deps, actor.personId, input.sessionId, input.up),
  ),
  route(panel.react, ({ input, actor }) => react(deps, actor.personId, input)),
  route(panel.letSpeak, ({ input, actor }) => powers.letSpeak(deps, actor.personId, input)),
  route(panel.setCoHost, ({ input, actor }) => powers.setCoHost(deps, actor.personId, input)),
  route(panel.muteParticipant, ({ input, actor }) => powers.muteParticipant(deps, actor.personId, input)),
  route(panel.muteAll, ({ input, actor }) => powers.muteAll(deps, actor.personId, input.sessionId)),
  route(panel.callRoll, ({ input, actor }) => callRoll(deps, actor.personId, input.sessionId)),
  route(panel.lockSession, ({ input, actor }) =>
    powers.lockSession(deps, actor.personId, input.sessionId, input.locked),
  ),
  route(panel.setWaitingRoom, ({ input, actor }) => setWaitingRoom(deps, actor.personId, input)),
  route(panel.admitParticipants, ({ input, actor }) => admit(deps, actor.personId, input)),
  route(panel.setChat, ({ input, actor }) => setChat(deps, actor.personId, input)),
  route(panel.removeParticipant, ({ input, actor }) => powers.removeParticipant(deps, actor.personId, input)),
]

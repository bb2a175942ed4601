import { lockSession, setWaitingRoom } from '@arvand/contracts/panel/class'
import { showClassNotes } from '@arvand/contracts/panel/class-notes'
import {
  endSession,
  joinSession,
  leaveSession,
  listMessages,
  removeMessage,
  sayInSession,
  showAttendance,
  showSession,
} from '@arvand/contracts/panel/live'
import { answerPoll, askPoll, endPoll, listPolls, showPollResult } from '@arvand/contracts/panel/polls'
import {
  listRecordings,
  pauseRecording,
  startRecording,
  stopRecording,
} from '@arvand/contracts/panel/recordings'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import type { Route } from './+types/session'
import { CheckForm } from './check-form.tsx'
import type { ClassOverProps } from './class-over.tsx'
import { ClassRoom } from './class-room.tsx'
import { endQuestion } from './end-question.ts'
import { pollWords } from './poll-words.ts'
import type { Shown } from './shown.ts'
import { useClassMedia } from './use-class-media.ts'

export async function loader({ context, params: { sessionId }, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const shown = await call(showSession, { sessionId })
  const isOver = shown.session.state === 'ended'
  const ofClass = shown.kind === 'rehearsal' ? null : { kind: shown.kind, id: shown.itemId }
  const [chat, polls, attendance, recordings, noted] = await Promise.all([
    loadList(listMessages, { context, url }, { with: { sessionId }, keep: ['polls', 'recordings'] }),
    loadList(
      listPolls,
      { context, url },
      { with: { sessionId }, cursorName: 'polls', keep: ['cursor', 'recordings'] },
    ),
    isOver ? call(showAttendance, { sessionId }) : null,
    isOver && ofClass
      ? loadList(
          listRecordings,
          { context, url },
          { with: ofClass, cursorName: 'recordings', keep: ['polls'] },
        )
      : null,
    isOver ? call(showClassNotes, { sessionId }) : null,
  ])
  return { ...shown, chat, polls, attendance, recordings, notes: noted?.notes.text || null }
}

/** What is before and after a class does not load with one that goes on. */
const Waits = laterPart<{ shown: Shown }>(() => import('./waiting/waits.tsx'))
const ClassOver = laterPart<ClassOverProps>(() => import('./class-over.tsx'))

const ofSession = ({ params: { sessionId = '' } }: SentForm) => ({ sessionId })
const nothing = () => ({})

export const action = formAction({
  join: submitTo(joinSession, { with: ofSession, done: nothing }),
  say: submitTo(sayInSession, { with: ofSession, done: nothing }),
  remove: submitTo(removeMessage, { with: ofSession, done: nothing }),
  ask: submitTo(askPoll, { with: ofSession, done: nothing }),
  answer: submitTo(answerPoll, {
    with: (sent) => ({
      ...ofSession(sent),
      choices: sent.form.getAll('choices').filter(Boolean).map(Number),
    }),
    done: (_answer, { pollId }) => ({ done: pollWords.answered, made: pollId }),
  }),
  showResult: submitTo(showPollResult, { with: ofSession, done: nothing }),
  endPoll: submitTo(endPoll, { with: ofSession, done: nothing }),
  leave: submitTo(leaveSession, {
    with: ofSession,
    done: (_answer, _ask, { text }) => redirect(text('page') || '/panel'),
  }),
  lock: submitTo(lockSession, { with: ofSession, done: nothing }),
  record: submitTo(startRecording, { with: ofSession, done: nothing }),
  pauseRecording: submitTo(pauseRecording, { with: ofSession, done: nothing }),
  stopRecording: submitTo(stopRecording, { with: ofSession, done: nothing }),
  waitingRoom: submitTo(setWaitingRoom, { with: ofSession, done: nothing }),
  end: submitTo(endSession, { with: ofSession, question: () => endQuestion, done: nothing }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titled(loaderData?.title ?? '') }]

/** A class: the check first, then who is in and the chat, and a word at its end. */
export default function Session({ loaderData, actionData }: Route.ComponentProps) {
  const { session, isIn, isWaiting, maySpeak, people } = loaderData
  const isOver = session.state === 'ended'
  const me = useVisitor()?.id ?? ''
  const group = people.find(({ isMe }) => isMe)?.groupId ?? null
  const view = useClassMedia({ sessionId: session.id, me, isIn, isOver, maySpeak, group })
  if (isOver) return <ClassOver shown={loaderData} answer={actionData} />
  if (isWaiting) return <Waits shown={loaderData} />
  if (!isIn) return <CheckForm shown={loaderData} answer={actionData} view={view} />
  return <ClassRoom shown={loaderData} answer={actionData} view={view} />
}

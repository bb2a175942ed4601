import { lockSession, setWaitingRoom } from '@arvand/contracts/panel/class'
import {
  endSession,
  joinSession,
  leaveSession,
  removeMessage,
  sayInSession,
} from '@arvand/contracts/panel/live'
import { answerPoll, askPoll, endPoll, showPollResult } from '@arvand/contracts/panel/polls'
import { pauseRecording, startRecording, stopRecording } from '@arvand/contracts/panel/recordings'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { endQuestion } from './end-question.ts'
import { pollWords } from './poll-words.ts'

const ofSession = ({ params: { sessionId = '' } }: SentForm) => ({ sessionId })
const nothing = () => ({})

/** The forms of a class, wherever its page stands. */
export const classAction = formAction({
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

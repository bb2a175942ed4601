import {
  blockPerson,
  endPersonSessions,
  sendPersonMessage,
  setRoles,
  showPersonToManager,
  unblockPerson,
  writePersonNote,
} from '@arvand/contracts/panel/people'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { askFirst, isConfirmed, refusedForm } from '../../api/form-answer.ts'
import { actionCallerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { proveAgain } from '../identity/index.ts'
import { blockQuestion } from './block-card.tsx'
import { customerWords } from './customer-words.ts'
import { personWords as words } from './person-words.ts'
import { heldBy, holdingIn, questionOfRoles } from './roles-question.ts'
import { endQuestion } from './sessions-card.tsx'

const ofPerson = ({ params: { personId = '' } }: SentForm) => ({ personId })

const giveRoles = submitTo(setRoles, {
  with: (sent) => {
    const { roles, scopes } = holdingIn(sent.form)
    return { ...ofPerson(sent), roles: [...roles], scopes: [...scopes] }
  },
  done: words.saved,
})

/** The question depends on the person's current roles, and reauthentication is checked only after it was confirmed. */
async function saveRoles(sent: SentForm) {
  const { context, form, url } = sent
  const { answer, refusal } = await attempt(actionCallerOf(context)(showPersonToManager, ofPerson(sent)))
  if (refusal) return refusedForm(url, form, refusal)
  const { person } = answer
  const question = isConfirmed(form) ? null : questionOfRoles(person.name, heldBy(person), holdingIn(form))
  if (question) return askFirst(form, question)
  return (await proveAgain(sent)) ?? giveRoles(sent)
}

const unblock = submitTo(unblockPerson, { with: ofPerson, done: words.unblockedDone })

/** The page's action: roles, notes, messages, blocking, and the end of all sessions. */
export const changePerson = formAction({
  roles: saveRoles,
  block: submitTo(blockPerson, {
    with: ofPerson,
    question: ({ text }) => blockQuestion(text('name')),
    done: words.blockedDone,
  }),
  unblock: async (sent) => (await proveAgain(sent)) ?? unblock(sent),
  note: submitTo(writePersonNote, { with: ofPerson, done: customerWords.noted }),
  message: submitTo(sendPersonMessage, { with: ofPerson, done: customerWords.messageSent }),
  end: submitTo(endPersonSessions, {
    with: ofPerson,
    question: ({ context, params, text }) =>
      endQuestion(text('name'), serverContext(context).visitor?.id === params.personId),
    done: ({ ended }) => words.ended(formatNumber(ended)),
  }),
})

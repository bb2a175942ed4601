import type { Answer } from '@arvand/contracts/endpoint'
import { identityErrors } from '@arvand/contracts/errors/identity'
import {
  blockChosen,
  endSessionsOfChosen,
  messageChosen,
  setTeacherRoleOfChosen,
  unblockChosen,
} from '@arvand/contracts/panel/chosen-people'
import { exportPeople } from '@arvand/contracts/panel/people'
import { redirectDocument } from 'react-router'
import { type SentForm, submitTo } from '../../api/form-action.ts'
import { askFirst, isConfirmed } from '../../api/form-answer.ts'
import { proveAgain } from '../identity/index.ts'
import { chosenWords as words } from './chosen-words.ts'

type Outcome = Answer<typeof blockChosen>

/** All ticked people. Table and cards each have a box for everyone, so ids repeat. */
const ticked = ({ form }: SentForm) => [...new Set(form.getAll('personIds').map(String).filter(Boolean))]
const ofChosen = (sent: SentForm) => ({ personIds: ticked(sent) })

/** How many it was done for, and each other one with the reason. */
const told = ({ done, refused }: Outcome) => ({
  ...(done > 0 ? { done: words.done(done) } : { error: words.doneNobody }),
  refused: refused.map(({ id, name, code }) => ({
    id,
    name: name || words.somebody,
    why: code === 'request.not-found' ? words.gone : identityErrors[code].sentence,
  })),
})

/** The proof stands in the fields of two acts of one form, so the filled one counts. */
function withFilledProof(sent: SentForm): SentForm {
  for (const name of ['password', 'code']) {
    const filled = sent.form.getAll(name).find((one) => typeof one === 'string' && one !== '')
    if (filled !== undefined) sent.form.set(name, filled)
  }
  return sent
}

const setRole = submitTo(setTeacherRoleOfChosen, { with: ofChosen, done: told })
const unblock = submitTo(unblockChosen, {
  with: (sent) => ({ ...ofChosen(sent), reason: sent.text('unblockReason') }),
  done: told,
})

/** The question comes before the proof, so that what was proved is not asked for twice. */
async function saveRole(sent: SentForm) {
  const question = sent.text('teaches') === 'no' ? words.takeQuestion(ticked(sent).length) : null
  if (question && !isConfirmed(sent.form)) return askFirst(sent.form, question)
  return (await proveAgain(withFilledProof(sent))) ?? setRole(sent)
}

/** Acts on all ticked people of the list. */
export const chosenForms = {
  messageChosen: submitTo(messageChosen, { with: ofChosen, done: told }),
  // The file is not a page of this app, so the browser must load it as a document.
  exportChosen: submitTo(exportPeople, {
    with: (sent) => ({ ...ofChosen(sent), format: 'xlsx' as const }),
    done: ({ url }) => redirectDocument(url),
  }),
  endChosen: submitTo(endSessionsOfChosen, {
    with: (sent) => ({ ...ofChosen(sent), reason: sent.text('endReason') }),
    question: (_, { personIds }) => words.endQuestion(personIds.length),
    done: told,
  }),
  roleChosen: saveRole,
  unblockChosen: async (sent: SentForm) => (await proveAgain(withFilledProof(sent))) ?? unblock(sent),
  blockChosen: submitTo(blockChosen, {
    with: (sent) => ({ ...ofChosen(sent), reason: sent.text('blockReason') }),
    question: (_, { personIds }) => words.blockQuestion(personIds.length),
    done: told,
  }),
}

export type RefusedPerson = ReturnType<typeof told>['refused'][number]

import { pausePlus, renewPlus, resumePlus, setPlusRenewal } from '@arvand/contracts/panel/plus'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
import { myPlusWords as words } from './words.ts'

export const pauseQuestion: Question = {
  title: words.pauseQuestion,
  text: words.pauseText,
  confirm: words.doPause,
}

/** The page's action: turns renewal on or off, renews now, pauses, resumes. */
export const changeMyPlus = formAction({
  renewal: submitTo(setPlusRenewal, {
    done: (_, { renews }) => (renews ? words.turnedOn : words.turnedOff),
  }),
  renew: submitTo(renewPlus, { done: words.renewed }),
  pause: submitTo(pausePlus, { question: () => pauseQuestion, done: words.pausedDone }),
  resume: submitTo(resumePlus, { done: words.resumed }),
})

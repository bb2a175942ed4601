import { exportQuestions } from '@arvand/contracts/teacher/question-exchange'
import {
  addQuestionCategory,
  moveQuestionCategory,
  moveQuestions,
  removeQuestionCategory,
  removeQuestions,
  renameQuestionCategory,
  restoreQuestions,
} from '@arvand/contracts/teacher/questions'
import { formatNumber } from '@arvand/persian/numbers'
import { data, redirect } from 'react-router'
import { type ActionAnswer, formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { type FormAnswer, refusedForm } from '../../../api/form-answer.ts'
import { actionCallerOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { bankWords, categoryWords as words } from '../words.ts'
import { removeCategoryQuestion } from './remove-category-question.ts'

/** Where questions stood before they were moved: the ids of each category, `none` for those without one. */
type Before = Readonly<Record<string, readonly string[]>>

export interface BankAnswer extends FormAnswer {
  /** What takes the act back: hidden fields of the form that does it. */
  readonly undo?: {
    readonly intent: 'restore' | 'moveBack'
    readonly carry: Readonly<Record<string, string>>
  }
}

const idsIn = ({ form }: SentForm) => [
  ...new Set(
    form
      .getAll('questionIds')
      .flatMap((ids) => String(ids).split(','))
      .filter(Boolean),
  ),
]
const ofChosen = (sent: SentForm) => ({ questionIds: idsIn(sent) })

/** Each row sends its id and its category, so that a move can be taken back. */
function beforeIn(sent: SentForm): Before {
  const chosen = idsIn(sent)
  const places = sent.form.getAll('place').map((place) => String(place).split(' '))
  return Object.groupBy(chosen, (id) => places.find(([one]) => one === id)?.[1] || 'none') as Before
}

export const bankAction = formAction<BankAnswer>({
  addCategory: submitTo(addQuestionCategory, { done: words.added }),
  renameCategory: submitTo(renameQuestionCategory, { done: words.renamed }),
  moveCategory: submitTo(moveQuestionCategory, {
    places: { 'exams.category-inside-itself': 'parentId' },
    done: words.moved,
  }),
  removeCategory: submitTo(removeQuestionCategory, {
    question: () => removeCategoryQuestion,
    done: () => redirect('/teach/question-bank'),
  }),
  move: submitTo(moveQuestions, {
    with: ofChosen,
    done: ({ moved }, _, sent) => ({
      done: bankWords.moved(formatNumber(moved)),
      undo: { intent: 'moveBack', carry: { before: JSON.stringify(beforeIn(sent)) } },
    }),
  }),
  export: submitTo(exportQuestions, {
    with: ofChosen,
    done: ({ exchangeId }) => redirect(`/teach/question-bank/exchange/${exchangeId}`),
  }),
  remove: submitTo(removeQuestions, {
    with: ofChosen,
    done: ({ removed }, { questionIds }) => ({
      done: bankWords.removed(formatNumber(removed)),
      undo: { intent: 'restore', carry: { questionIds: questionIds.join(',') } },
    }),
  }),
  restore: submitTo(restoreQuestions, {
    with: ofChosen,
    done: ({ restored }) => bankWords.undone(formatNumber(restored)),
  }),
  moveBack,
})

/** Puts questions back where they stood, category by category. */
async function moveBack({ context, form, text, url }: SentForm): Promise<ActionAnswer<BankAnswer>> {
  const call = actionCallerOf(context)
  const moves = Object.entries(readBefore(text('before'))).map(([categoryId, questionIds]) =>
    call(moveQuestions, {
      questionIds: [...questionIds],
      categoryId: categoryId === 'none' ? null : categoryId,
    }),
  )
  const { answer, refusal } = await attempt(Promise.all(moves))
  if (refusal) return refusedForm(url, form, refusal)
  const count = answer.reduce((sum, { moved }) => sum + moved, 0)
  return data({ intent: 'moveBack', done: bankWords.undone(formatNumber(count)) })
}

/** An untrue list is refused by the calls that are made of it. */
function readBefore(json: string): Before {
  try {
    const read: unknown = JSON.parse(json)
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : []
    return Object.fromEntries(
      entries.map(([category, ids]) => [category, Array.isArray(ids) ? ids.map(String) : []]),
    )
  } catch {
    return {}
  }
}

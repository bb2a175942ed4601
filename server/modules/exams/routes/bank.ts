import * as contract from '@arvand/contracts/teacher/questions'
import { type Route, route } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import { moveQuestions, removeQuestions, restoreQuestions } from '../bank/act-on-questions.ts'
import * as categories from '../bank/categories.ts'
import * as queries from '../bank/question-queries.ts'
import * as write from '../bank/write-question.ts'
import type { ExamsDeps } from '../deps.ts'
import { askedOf, markedOf, readAnswer, whyNotAsk } from '../questions.ts'

/** The tree of categories. */
export const categoryRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.listQuestionCategories, ({ actor }) => categories.listCategories(deps.db, actor.personId)),
  route(contract.addQuestionCategory, ({ input, request }) => categories.addCategory(deps, request, input)),
  route(contract.renameQuestionCategory, ({ input: { categoryId, title }, actor: { personId: ownerId } }) =>
    categories.renameCategory(deps.db, { ownerId, categoryId }, title),
  ),
  route(contract.moveQuestionCategory, ({ input: { categoryId, parentId }, actor: { personId: ownerId } }) =>
    categories.moveCategory(deps.db, { ownerId, categoryId }, parentId),
  ),
  route(contract.removeQuestionCategory, ({ input: { categoryId }, actor: { personId: ownerId } }) =>
    categories.removeCategory(deps.db, { ownerId, categoryId }),
  ),
]

/** Questions of the caller's own bank; there is no way to another's. */
export const questionRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.listQuestions, ({ input, actor }) => queries.listQuestions(deps.db, actor.personId, input)),
  route(contract.makeQuestion, ({ input, request }) => write.makeQuestion(deps, request, input)),
  route(contract.duplicateQuestion, ({ input, request }) =>
    write.duplicateQuestion(deps, request, input.questionId),
  ),
  route(contract.showQuestion, ({ input: { questionId }, actor }) =>
    queries.showQuestion(deps, { questionId, ownerId: actor.personId }, actor),
  ),
  route(contract.saveQuestion, ({ input: { questionId, ...written }, actor: { personId: ownerId } }) =>
    write.saveQuestion(deps, { questionId, ownerId }, written),
  ),
  route(contract.setQuestionTags, ({ input: { questionId, tags }, actor: { personId: ownerId } }) =>
    write.setTags(deps.db, { questionId, ownerId }, tags),
  ),
  route(contract.keepQuestionVersion, ({ input, request }) => write.saveVersion(deps, request, input)),
  route(contract.listQuestionVersions, ({ input: { questionId, cursor }, actor: { personId: ownerId } }) =>
    queries.listVersions(deps.db, { questionId, ownerId }, cursor),
  ),
  route(contract.showQuestionVersion, ({ input: { questionId, version }, actor }) =>
    queries.showVersion(deps, { questionId, ownerId: actor.personId }, version, actor),
  ),
  route(contract.moveQuestions, ({ input, actor }) => moveQuestions(deps.db, actor.personId, input)),
  route(contract.removeQuestions, ({ input, actor }) =>
    removeQuestions(deps, actor.personId, input.questionIds),
  ),
  route(contract.restoreQuestions, ({ input, actor }) =>
    restoreQuestions(deps.db, actor.personId, input.questionIds),
  ),
]

/** Questions as they would be asked and marked; nothing is stored. */
export const trialRoutes = (): Route[] => [
  route(contract.previewQuestion, ({ input: { question, seed } }) => ({
    asked: askedOf('preview', question, seed),
    whyNotAsk: whyNotAsk(question),
  })),
  route(contract.tryQuestion, ({ input: { question, seed, value } }) => {
    const answer = readAnswer(question, value, seed)
    return markedOf(question, answer === undefined ? refuse('exams.not-an-answer') : answer, seed)
  }),
]

import * as appeals from '@arvand/contracts/panel/appeals'
import * as contract from '@arvand/contracts/panel/discussion'
import { type Route, route } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import { answerThread } from '../answer-thread.ts'
import { appealRemoval, showRemoval } from '../appeals/own-appeals.ts'
import { askQuestion } from '../ask-question.ts'
import { listEdits } from '../comment-queries.ts'
import type { DiscussionDeps } from '../deps.ts'
import { editComment } from '../edit-comment.ts'
import { likeComment } from '../like-comment.ts'
import { markAnswer } from '../mark-answer.ts'
import { listQuestions } from '../questions.ts'
import { setFollowing } from '../readers.ts'
import { removeComment } from '../remove-comment.ts'
import { reportComment } from '../report-comment.ts'
import { saveThread } from '../save-thread.ts'
import { showThread } from '../show-thread.ts'
import { openPost, openThread, plugOf, threadAccess } from '../thread-access.ts'
import { listThreads } from '../thread-queries.ts'

/** Threads and posts, for everybody who may read them. */
export function panelRoutes(deps: DiscussionDeps): Route[] {
  const { db, clock } = deps
  return [
    route(contract.listThreads, async ({ input, actor }) => {
      const { moderates } = await threadAccess(deps, input.about, actor)
      const named = await plugOf(deps, input.about.kind).titleAndLink(db, input.about.id)
      return { ...(await listThreads(db, input)), about: named ?? refuse('discussion.not-open'), moderates }
    }),
    route(appeals.showRemoval, ({ input, actor }) => showRemoval(deps, input.removalId, actor.personId)),
    route(appeals.appealRemoval, async ({ input, actor }) => {
      await appealRemoval(deps, actor.personId, input)
      return {}
    }),
    route(contract.showThread, ({ input, actor }) => showThread(deps, actor, input.threadId, input.cursor)),
    route(contract.ask, ({ input, actor, request }) => askQuestion(deps, actor, request, input)),
    route(contract.answer, ({ input, actor, request }) => answerThread(deps, actor, request, input)),
    route(contract.editComment, async ({ input, actor }) => {
      await editComment(deps, actor, input)
      return {}
    }),
    route(contract.listEdits, async ({ input, actor }) => {
      await openPost(deps, input.commentId, actor)
      return listEdits(db, input.commentId, input.cursor)
    }),
    route(contract.removeComment, async ({ input, actor }) => {
      await removeComment(deps, actor, input.commentId)
      return {}
    }),
    route(contract.likeComment, ({ input, actor }) => likeComment(deps, actor, input.commentId, input.on)),
    route(contract.markAnswer, async ({ input, actor }) => {
      await markAnswer(deps, actor, input.threadId, input.commentId)
      return {}
    }),
    route(contract.reportComment, async ({ input, actor }) => {
      await reportComment(deps, actor, input)
      return {}
    }),
    route(contract.followThread, async ({ input, actor }) => {
      await openThread(deps, input.threadId, actor)
      await setFollowing(db, input.threadId, actor.personId, input.on, clock.now())
      return {}
    }),
    route(contract.saveThread, async ({ input, actor }) => {
      await saveThread(deps, actor, input.threadId, input)
      return {}
    }),
    route(contract.listQuestions, ({ input, actor }) =>
      listQuestions(deps, actor.personId, input.state, input.cursor),
    ),
  ]
}

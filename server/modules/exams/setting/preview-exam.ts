import type { Actor } from '#platform/actor'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { askedOf } from '../questions.ts'
import { drawnPaper } from '../taking/drawn-paper.ts'
import { filesTold } from '../taking/files-told.ts'
import { questionsOf } from '../taking/show-attempt.ts'
import { proposedPaper } from './published-paper.ts'
import { findTaught } from './set-exam.ts'

/** The paper of an exam as one candidate would get it. `seed` stands for who that is. */
export async function previewExam(deps: ExamsDeps, examId: string, seed: string, actor: Actor) {
  const { db } = deps
  const row = await findTaught(db, { examId, personId: actor.personId })
  const whole = row.paper ?? (await proposedPaper(db, row.owner_id, row.settings)).paper
  const paper = drawnPaper(whole, seed, row.settings.shuffle)
  const found = await questionsOf(db, { id: seed, paper })
  const questions = found.map((one) => askedOf(one.questionId, one.question, one.seed))
  return {
    sections: paper.sections.map(({ id, title, questions: of }) => ({
      ...{ id, title },
      questionIds: of.map(({ questionId }) => questionId),
    })),
    questions,
    files: await filesFor(deps, questions.flatMap(filesTold), actor),
  }
}

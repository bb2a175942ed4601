import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { FileRight } from '#plugs/file-right'
import { askedOf, filesOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { filesTold } from './files-told.ts'
import { whyNotReview } from './review-attempt.ts'
import { enteredPaper } from './sections.ts'
import { examOf, questionsOf } from './show-attempt.ts'
import { withWriters } from './still-written.ts'

/** The attempts of a person at which a question that has this file, in whichever version and place, was asked. */
const attemptsWith = (db: Db, fileId: string, personId: string) =>
  exams(db)
    .selectFrom('exams.attempts as a')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .select(['a.id', 'a.exam_id', 'a.paper', 'h.section', 'h.submitted_at'])
    .where('a.person_id', '=', personId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('exams.question_files as f')
          .select('f.file_id')
          .where('f.file_id', '=', fileId)
          .where(
            sql<boolean>`jsonb_path_exists(a.paper, '$.sections[*].questions[*] ? (@.questionId == $id)', jsonb_build_object('id', f.question_id))`,
          ),
      ),
    )
    .execute()

/**
 * Files that the questions of somebody's attempt ask with are theirs to see; those of feedback and of the right answer
 * only once the exam tells them.
 */
export const attemptFileRight: FileRight = {
  async mayRead(db, fileId, personId, now) {
    for (const attempt of await attemptsWith(db, fileId, personId)) {
      const entered = { id: attempt.id, paper: enteredPaper(attempt.paper, attempt) }
      const isAsked = (await questionsOf(db, entered)).some(({ questionId, question, seed }) =>
        filesTold(askedOf(questionId, question, seed)).includes(fileId),
      )
      if (isAsked) return true
      const exam = await examOf(db, attempt)
      const { review } = exam.settings
      const tells = review.parts.includes('correct') || review.parts.includes('feedback')
      if (!tells) continue
      if (whyNotReview(review, await withWriters(db, exam), attempt.submitted_at, now) !== null) continue
      const questions = await questionsOf(db, attempt)
      if (questions.some(({ question }) => filesOf(question).includes(fileId))) return true
    }
    return false
  },
}

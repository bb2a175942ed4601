import type { FileRight } from '#plugs/file-right'
import { askedOf, filesOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { filesTold } from '../taking/files-told.ts'
import { mayPractise } from './published-group.ts'

/**
 * Files with which the questions of a group ask are there for whoever may practise it; those of feedback
 * and of the right answer once the person has answered the question.
 */
export const practiceFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const questions = await exams(db)
      .selectFrom('exams.question_files as f')
      .innerJoin('exams.group_questions as q', 'q.question_id', 'f.question_id')
      .innerJoin('exams.practice_groups as g', 'g.id', 'q.group_id')
      .innerJoin('exams.question_versions as v', (on) =>
        on.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.version'),
      )
      .leftJoin('exams.practice_cards as c', (on) =>
        on.onRef('c.question_id', '=', 'q.question_id').on('c.person_id', '=', personId),
      )
      .select(['q.question_id', 'v.content', 'c.turn'])
      .where('f.file_id', '=', fileId)
      .where(mayPractise(personId))
      .execute()
    return questions.some(({ question_id, content, turn }) => {
      const shown = turn ? filesOf(content) : filesTold(askedOf(question_id, content, personId))
      return shown.includes(fileId)
    })
  },
}

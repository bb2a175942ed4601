import type { Question } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { FileRight } from '#plugs/file-right'
import { askedOf, filesOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { filesTold } from '../taking/files-told.ts'
import { mayPractise } from './published-group.ts'

/**
 * Files of the questions of a group are there for whoever may practise it, those of the right answer too: they may
 * print it with its answers, and take its day along. Files of a trial exam stay its person's, those of the right
 * answers once it is over.
 */
export const practiceFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const practised = await exams(db)
      .selectFrom('exams.question_files as f')
      .innerJoin('exams.group_questions as q', 'q.question_id', 'f.question_id')
      .innerJoin('exams.practice_groups as g', 'g.id', 'q.group_id')
      .innerJoin('exams.question_versions as v', (on) =>
        on.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.version'),
      )
      .select('v.content')
      .where('f.file_id', '=', fileId)
      .where(mayPractise(personId))
      .execute()
    if (practised.some(({ content }) => filesOf(content).includes(fileId))) return true
    const drawn = await drawnIntoTrials(db, fileId, personId)
    return drawn.some(({ id, content, isOver }) =>
      (isOver ? filesOf(content) : filesTold(askedOf(id, content, personId))).includes(fileId),
    )
  },
}

interface Drawn {
  readonly id: string
  readonly content: Question
  readonly isOver: boolean
}

/** The questions with this file in the trials of a person, in the versions that were drawn. */
async function drawnIntoTrials(db: Db, fileId: string, personId: string): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    select v.question_id as id, v.content, t.finished_at is not null as "isOver"
    from exams.question_files f
    join exams.practice_trials t on t.person_id = ${personId}
    cross join lateral jsonb_to_recordset(t.questions) as drawn (id uuid, version integer)
    join exams.question_versions v on v.question_id = drawn.id and v.version = drawn.version
    where f.file_id = ${fileId} and drawn.id = f.question_id`.execute(exams(db))
  return rows
}

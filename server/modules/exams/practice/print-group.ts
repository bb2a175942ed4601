import type { Actor } from '#platform/actor'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { askedOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { filesTold } from '../taking/files-told.ts'
import { keyTold } from './key-told.ts'
import { findGroup } from './published-group.ts'

interface Wish {
  readonly groupId: string
  readonly withKey: boolean
}

/** A group on paper: all its questions in their order, and what is right. The same paper at every print. */
export async function printGroup(deps: ExamsDeps, { groupId, withKey }: Wish, actor: Actor) {
  const { db } = deps
  const { id, title, source, teacher, isBought } = await findGroup(db, groupId, actor.personId)
  const rows = await exams(db)
    .selectFrom('exams.group_questions as q')
    .innerJoin('exams.question_versions as v', (on) =>
      on.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.version'),
    )
    .select(['q.question_id as id', 'v.content as question'])
    .where('q.group_id', '=', groupId)
    .orderBy('q.position')
    .execute()
  const questions = rows.map((row) => {
    const seed = `print ${groupId} ${row.id}`
    return { ...askedOf(row.id, row.question, seed), key: withKey ? keyTold(row.question, seed) : null }
  })
  if (withKey) await markPrinted(deps, groupId, actor.personId)
  const files = questions.flatMap((question) =>
    filesTold(question.key ? { ...question, correct: question.key.answer } : question),
  )
  return {
    group: { id, title, source, teacher, isBought },
    questions,
    files: await filesFor(deps, [...new Set(files)], actor),
  }
}

/** Whoever has all answers on paper has used up what they bought. */
async function markPrinted(
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  groupId: string,
  personId: string,
): Promise<void> {
  await exams(db)
    .updateTable('exams.group_accesses')
    .set({ printed_at: clock.now() })
    .where('group_id', '=', groupId)
    .where('person_id', '=', personId)
    .where('printed_at', 'is', null)
    .execute()
}

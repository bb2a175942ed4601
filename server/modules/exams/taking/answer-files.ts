import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Question } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import { mayDo } from '#modules/courses'
import { findFiles, linkTo, ownsFiles, type Viewer } from '#modules/media'
import type { Db } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import type { FileRight } from '#plugs/file-right'
import type { FileUsePlug } from '#plugs/file-use'
import type { FileUser } from '#plugs/file-user'
import type { ExamsDeps } from '../deps.ts'
import { exams, type StoredAnswer } from '../tables.ts'

/** What candidates hand in: photographs of their paper, documents, a recording of what they said. */
export const answerFileUse: FileUsePlug = {
  name: 'examAnswer',
  kinds: ['picture', 'document', 'audio', 'archive'],
  mostBytes: 20_000_000,
}

/** Pure: the files of an answer; none when files do not answer its question. */
export const filesOfAnswer = ({ kind }: Pick<Question, 'kind'>, value: AnswerValue): readonly string[] =>
  kind === 'file' && Array.isArray(value) ? value : []

interface SavedAnswers {
  readonly attemptId: string
  readonly personId: string
  readonly answers: readonly StoredAnswer[]
}

/**
 * Refuses files that are not the candidate’s own, and notes the others before the answer is saved: a file that was handed
 * in once stays, also when another answer takes its place.
 */
export async function holdAnswerFiles(
  db: Db,
  { attemptId, personId, answers }: SavedAnswers,
  questions: ReadonlyMap<string, Question>,
): Promise<void> {
  const held = answers.flatMap(({ questionId, value }) => {
    const question = questions.get(questionId)
    const ids = question ? filesOfAnswer(question, value) : []
    return ids.map((file_id) => ({ attempt_id: attemptId, question_id: questionId, file_id }))
  })
  if (held.length === 0) return
  const ids = held.map(({ file_id }) => file_id)
  refuseIf(await ownsFiles(db, personId, ids, [answerFileUse.name]))
  await exams(db)
    .insertInto('exams.answer_files')
    .values(held)
    .onConflict((twin) => twin.doNothing())
    .execute()
}

/** Files that answer questions, for one viewer. */
export async function answerFilesFor(
  { db, media }: Pick<ExamsDeps, 'db' | 'media'>,
  fileIds: readonly string[],
  viewer: Viewer,
) {
  const files = await findFiles(db, fileIds)
  return fileIds.flatMap((id) => {
    const file = files.get(id)
    if (!file) return []
    const { name, type, bytes } = file
    return { id, name, type, bytes, url: linkTo(media, file, viewer) }
  })
}

/** Files of an attempt that was handed in are there for who marks it; candidates own theirs. */
export const answerFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const memberships = await exams(db)
      .selectFrom('exams.answer_files as f')
      .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'f.attempt_id')
      .innerJoin('exams.attempts as a', 'a.id', 'f.attempt_id')
      .innerJoin('exams.exams as e', 'e.id', 'a.exam_id')
      .innerJoin('courses.course_staff as s', 's.course_id', 'e.course_id')
      .select(['s.role', 's.rights'])
      .where('f.file_id', '=', fileId)
      .where('h.submitted_at', 'is not', null)
      .where('s.person_id', '=', personId)
      .execute()
    return memberships.some((member) => mayDo(member, 'mark'))
  },
}

/** Files that were handed in stay where they are. */
export const answerFiles: FileUser = {
  noun: 'پاسخ آزمون',
  usesOf: (fileId) => sql`select 1 from exams.answer_files where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await exams(db)
      .selectFrom('exams.answer_files as f')
      .innerJoin('exams.attempts as a', 'a.id', 'f.attempt_id')
      .innerJoin('exams.exams as e', 'e.id', 'a.exam_id')
      .select(['e.id', 'e.title', 'a.person_id'])
      .where('f.file_id', '=', fileId)
      .orderBy('a.id')
      .limit(most)
      .execute()
    return rows.map(({ id, title, person_id }) => ({
      title,
      within: null,
      link: person_id === viewer.personId ? `/panel/exams/${id}` : null,
    }))
  },
}

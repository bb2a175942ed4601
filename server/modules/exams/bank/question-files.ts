import type { Question } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import { findFiles, linkTo, type MediaFile, pictureFor, type Viewer } from '#modules/media'
import type { Tx } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import type { FileUser } from '#plugs/file-user'
import type { ExamsDeps } from '../deps.ts'
import { filesOf } from '../questions.ts'
import { exams } from '../tables.ts'

/** Pure: why a question may not show these files; `mayHold` says whether its author may use a file there. */
export function whyNotHold(
  question: Question,
  files: ReadonlyMap<string, MediaFile>,
  mayHold: (file: MediaFile) => boolean,
): 'exams.unknown-file' | 'exams.wrong-file' | null {
  const ids = filesOf(question)
  const held = ids.flatMap((id) => files.get(id) ?? []).filter(mayHold)
  if (held.length < ids.length) return 'exams.unknown-file'
  const fits = held.every(({ id, type, use }) =>
    id === question.soundId
      ? type.startsWith('audio/')
      : type.startsWith('image/') && (use === 'lesson' || use === 'cover'),
  )
  return fits ? null : 'exams.wrong-file'
}

/** Refuses files that the question may not show, and notes those that it shows. Files of its versions stay noted. */
export async function holdFiles(
  tx: Tx,
  { questionId, ownerId }: { readonly questionId: string; readonly ownerId: string },
  question: Question,
): Promise<void> {
  const ids = filesOf(question)
  if (ids.length === 0) return
  const [files, held] = await Promise.all([
    findFiles(tx, ids),
    exams(tx)
      .selectFrom('exams.question_files')
      .select('file_id')
      .where('question_id', '=', questionId)
      .execute(),
  ])
  const here = new Set(held.map(({ file_id }) => file_id))
  refuseIf(whyNotHold(question, files, ({ id, ownerId: owner }) => owner === ownerId || here.has(id)))
  await exams(tx)
    .insertInto('exams.question_files')
    .values(ids.map((file_id) => ({ question_id: questionId, file_id })))
    .onConflict((twin) => twin.doNothing())
    .execute()
}

/** Refuses files that new questions of a person may not show, and notes those that they show. */
export async function holdFilesOfNew(
  tx: Tx,
  ownerId: string,
  questions: readonly { readonly id: string; readonly question: Question }[],
): Promise<void> {
  const held = questions.flatMap(({ id, question }) =>
    filesOf(question).map((file_id) => ({ question_id: id, file_id })),
  )
  if (held.length === 0) return
  const files = await findFiles(tx, [...new Set(held.map(({ file_id }) => file_id))])
  for (const { question } of questions)
    refuseIf(whyNotHold(question, files, (file) => file.ownerId === ownerId))
  await exams(tx).insertInto('exams.question_files').values(held).execute()
}

/** The files that a question shows, for one viewer. */
export async function filesShown({ db, media }: ExamsDeps, question: Question, viewer: Viewer) {
  const files = await findFiles(db, filesOf(question))
  return [...files.values()].map((file) => ({
    id: file.id,
    name: file.name,
    type: file.type,
    picture: pictureFor(media, file, viewer),
    link: linkTo(media, file, viewer),
  }))
}

/** The same files for who is asked the questions, without their names, which could tell an answer. */
export async function filesFor(
  { db, media }: Pick<ExamsDeps, 'db' | 'media'>,
  fileIds: readonly string[],
  viewer: Viewer,
) {
  const files = await findFiles(db, [...new Set(fileIds)])
  return [...files.values()].map((file) => ({
    id: file.id,
    picture: pictureFor(media, file, viewer),
    link: linkTo(media, file, viewer),
  }))
}

/** Files that questions show stay where they are. */
export const questionFiles: FileUser = {
  noun: 'سؤال',
  usesOf: (fileId) => sql`select 1 from exams.question_files where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await exams(db)
      .selectFrom('exams.question_files as f')
      .innerJoin('exams.questions as q', 'q.id', 'f.question_id')
      .select(['q.id', 'q.excerpt', 'q.owner_id', 'q.removed_at'])
      .where('f.file_id', '=', fileId)
      .orderBy('q.id')
      .limit(most)
      .execute()
    return rows.map(({ id, excerpt, owner_id, removed_at }) => ({
      title: excerpt,
      within: null,
      link: owner_id === viewer.personId && removed_at === null ? `/teach/question-bank/${id}` : null,
    }))
  },
}

import type { Question } from '@arvand/contracts/questions'
import * as contract from '@arvand/contracts/teacher/question-exchange'
import { addQuestionCategory, listQuestions } from '@arvand/contracts/teacher/questions'
import { vi } from 'vitest'
import { openFile, storeFile } from '#modules/media'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import { aFile, aPicture } from '#testing/media'
import { insertQuestions } from '../../bank/insert-questions.ts'
import { exams } from '../../tables.ts'
import { aHotspot, completeQuestions } from '../../testing.ts'

/** Imports and exports of questions by the real endpoints. */
export function exchangeCalls(app: () => TestApp) {
  async function stored({ id: ownerId }: TestPerson, content: Buffer | string, name = 'سؤال.txt') {
    const file = { ownerId, use: 'questions' as const, name, content: Buffer.from(content) }
    return (await storeFile(app().platform, file)).id
  }
  const begun = async (teacher: TestPerson, fileId: string) =>
    (await app().call(contract.readQuestionFile, { fileId, requestId: newId() }, teacher)).answer.exchangeId

  const shown = async (teacher: TestPerson, exchangeId: string) =>
    (await app().call(contract.showQuestionExchange, { exchangeId }, teacher)).answer

  const over = (teacher: TestPerson, exchangeId: string) =>
    vi.waitUntil(
      async () => {
        const answer = await shown(teacher, exchangeId)
        return ['waiting', 'working'].includes(answer.exchange.state) ? null : answer
      },
      { timeout: 60_000, interval: 50 },
    )
  const read = async (teacher: TestPerson, content: Buffer | string, name?: string) =>
    over(teacher, await begun(teacher, await stored(teacher, content, name)))

  const confirm = (teacher: TestPerson, exchangeId: string, more: object = {}, requestId = newId()) =>
    app().call(contract.confirmQuestionImport, { exchangeId, requestId, ...more }, teacher)
  const bankOf = async (teacher: TestPerson) => (await app().call(listQuestions, {}, teacher)).answer.items

  async function aBank(teacher: TestPerson) {
    const made = await app().call(
      addQuestionCategory,
      { title: 'جامع/کامل', parentId: null, requestId: newId() },
      teacher,
    )
    const { categoryId } = made.answer
    const picture = await aFile(app(), { ownerId: teacher.id, content: await aPicture(400, 200) })
    const questions: Question[] = [...Object.values(completeQuestions), aHotspot(picture.id)]
    const now = app().platform.clock.now()
    await insertQuestions(
      app().database.db as never,
      { ownerId: teacher.id, now },
      questions.map((question) => ({ categoryId, question, tags: ['نمونه'] })),
    )
    return { categoryId, questions }
  }

  const written = async (teacher: TestPerson, wish: object) => {
    const asked = await app().call(
      contract.exportQuestions,
      { requestId: newId(), ...wish } as never,
      teacher,
    )
    return over(teacher, asked.answer.exchangeId)
  }
  async function textOf(teacher: TestPerson, exchangeId: string) {
    const row = await exams(app().database.db)
      .selectFrom('exams.question_exchanges')
      .select('file_id')
      .where('id', '=', exchangeId)
      .executeTakeFirstOrThrow()
    const chunks: Buffer[] = []
    for await (const chunk of await openFile(app().platform, row.file_id ?? '')) chunks.push(chunk as Buffer)
    return { content: Buffer.concat(chunks), teacher }
  }

  return { stored, begun, shown, over, read, confirm, bankOf, aBank, written, textOf }
}

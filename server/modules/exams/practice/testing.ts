import { type PracticeSettings, practiceSettings } from '@arvand/contracts/sample-questions'
import * as setting from '@arvand/contracts/teacher/sample-questions'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import type { ExamsBench } from '../taking/testing.ts'

/** A published group of these questions of the bench's teacher. */
export async function aPublishedGroup(
  arvand: TestApp,
  { teacher }: ExamsBench,
  questionIds: readonly string[],
  wish: Partial<PracticeSettings> = {},
): Promise<string> {
  const title = wish.title ?? 'شیمی یازدهم'
  const made = await arvand.call(setting.makeGroup, { title, requestId: newId() }, teacher)
  const { groupId } = made.answer
  const settings = practiceSettings.parse({ ...wish, title, questionIds: [...questionIds] })
  await arvand.call(setting.saveGroup, { groupId, revision: 0, settings }, teacher)
  const { status } = await arvand.call(setting.publishGroup, { groupId, revision: 1 }, teacher)
  if (status !== 200) throw new Error('the group was not published')
  return groupId
}

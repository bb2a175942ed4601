import type { PracticeSettings } from '@arvand/contracts/sample-questions'
import type { Db } from '#platform/database'
import { fingerprintOf } from '#platform/once'
import { makeGroup, publishGroup, saveGroup } from '#testing/exams'
import { demoId } from '../ids.ts'

/** Makes and publishes a group of sample questions; returns its id. */
export async function setGroup(
  db: Db,
  clock: { readonly now: () => Date },
  ownerId: string,
  settings: Omit<PracticeSettings, 'questionIds'>,
  questionIds: readonly string[],
): Promise<string> {
  const made = { title: settings.title }
  const request = {
    ...{ personId: ownerId, endpoint: 'teacher/sampleQuestion/make' },
    ...{ requestId: demoId(`practice ${settings.title}`, clock.now()), fingerprint: fingerprintOf(made) },
  }
  const { groupId } = await makeGroup({ db, clock }, request, made)
  const own = { groupId, ownerId }
  const { revision } = await saveGroup({ db, clock }, own, {
    revision: 0,
    settings: { ...settings, questionIds: [...questionIds] },
  })
  await publishGroup({ db, clock }, own, revision)
  return groupId
}

import type { Db } from '#platform/database'
import { answerQuestion, bookmarkQuestion, exams } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import { demoGroups, practised } from './practice.ts'
import { setGroup } from './set-group.ts'
import { optionIdOf } from './store-questions.ts'

const day = 86_400_000

/** Groups of sample questions; the demo's learner practises the first one. */
export async function fillPractice(deps: DemoDeps): Promise<void> {
  const { db, clock } = deps
  const [teacher, learner] = [await personCalled(db, 'arman-kazemi'), await personCalled(db, 'niloofar')]
  const clockAt = (days: number) => {
    const now = new Date(clock.now().getTime() + days * day)
    return { now: () => now }
  }
  const groups = []
  for (const group of demoGroups) {
    const questionIds = await questionsIn(db, teacher, group.categories)
    groups.push({
      groupId: await setGroup(db, clockAt(group.published), teacher, group.settings, questionIds),
      questionIds,
    })
  }
  const [first] = groups
  if (!first) return
  const { groupId, questionIds } = first
  const actor = { personId: learner, sessionId: demoId('session of practice', clock.now()) }
  for (const { at, place, value: given } of practised) {
    const questionId = questionIds[place] ?? ''
    const isLetter = typeof given === 'string' && /^[a-d]$/.test(given)
    const value = isLetter ? optionIdOf(questionId, given) : given
    if (questionId)
      await answerQuestion({ ...deps, clock: clockAt(at) }, { groupId, questionId, value }, actor as never)
  }
  const [marked] = questionIds
  if (marked)
    await bookmarkQuestion(
      { db, clock: clockAt(-9) },
      { groupId, questionId: marked, personId: learner },
      { isBookmarked: true },
    )
}

const personCalled = async (db: Db, handle: string): Promise<string> => {
  const row = exams(db).selectFrom('identity.people').select('id').where('handle', '=', handle)
  return (await row.executeTakeFirstOrThrow()).id
}

/** The questions of these categories that can be practised, the newest first. */
async function questionsIn(db: Db, ownerId: string, categories: readonly string[]): Promise<string[]> {
  const rows = await exams(db)
    .selectFrom('exams.questions as q')
    .innerJoin('exams.categories as c', 'c.id', 'q.category_id')
    .select('q.id')
    .where('q.owner_id', '=', ownerId)
    .where('c.title', 'in', categories)
    .where('q.version', '>', 0)
    .where('q.kind', 'not in', ['essay', 'file'])
    .orderBy('q.changed_at', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

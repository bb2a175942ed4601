import type { Question } from '@arvand/contracts/questions'
import { type Db, type Tx, transaction } from '#platform/database'
import { exams } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import { setExam, slotsOf } from './set-exam.ts'
import { setGroup } from './set-group.ts'
import { type DemoSet, type DemoSubject, subjects } from './sets/sets.ts'
import { storeCategory, storePicture, storeQuestions } from './store-questions.ts'

const day = 86_400_000

/** Six exams of twenty questions in the courses of three teachers, and a group of sample questions of each teacher. */
export async function fillSets(deps: DemoDeps): Promise<void> {
  for (const [place, subject] of subjects.entries()) await fillSubject(deps, subject, place)
}

async function fillSubject(deps: DemoDeps, { teacher, sets, group, more }: DemoSubject, place: number) {
  const { db, clock } = deps
  const now = clock.now()
  const practised: string[] = []
  let ownerId = ''
  for (const [at, set] of sets.entries()) {
    const course = await courseAt(db, teacher, set.course)
    // Where courses were not filled there is nothing to set an exam in.
    if (!course) return
    ownerId = course.owner_id
    const opens = new Date(now.getTime() + set.opens * day)
    const before = new Date(opens.getTime() - 3 * day)
    const fileId = set.picture ? await storePicture(deps, ownerId, set.picture) : null
    const questions = set.questions.map((one) => (one.kind === 'hotspot' ? { ...one, fileId } : one))
    const ids = await transaction(db, (tx) =>
      storeSet(tx, ownerId, { ...set, questions, at: before }, 200 + at),
    )
    await setExam(deps, {
      ...{ course, title: set.title, set: before, opens, closes: set.closes },
      settings: {
        ...set.wish,
        sections: [
          {
            ...{ id: demoId(`section ${set.title}`, before), title: 'سؤال‌ها' },
            slots: slotsOf(set.title, before, ids),
          },
        ],
      },
    })
    practised.push(...ids.filter((_, which) => isMarkedAtOnce(set.questions[which])))
  }
  const published = new Date(now.getTime() - (5 + place) * day)
  const last = sets.at(-1)
  if (last) practised.push(...(await storeMore(db, ownerId, { ...last, questions: more, at: published })))
  await setGroup(db, { now: () => published }, ownerId, group, practised)
}

const isMarkedAtOnce = (question: Question | undefined) =>
  question !== undefined && question.kind !== 'essay' && question.kind !== 'file'

const courseAt = (db: Db, teacher: string, slug: string) =>
  exams(db)
    .selectFrom('courses.known_courses as c')
    .innerJoin('identity.people as p', 'p.id', 'c.owner_id')
    .select(['c.id', 'c.owner_id'])
    .where('p.handle', '=', teacher)
    .where('c.slug', '=', slug)
    .executeTakeFirst()

/** Questions beside those of a set, in the same category. */
const storeMore = (db: Db, ownerId: string, set: DemoSet & { readonly at: Date }): Promise<string[]> =>
  transaction(db, async (tx) => {
    const { id: categoryId } = await exams(tx)
      .selectFrom('exams.categories')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('title', '=', set.category)
      .executeTakeFirstOrThrow()
    return storeIn(tx, ownerId, categoryId, set, 'more of')
  })

async function storeSet(
  tx: Tx,
  ownerId: string,
  set: DemoSet & { readonly at: Date },
  position: number,
): Promise<string[]> {
  const categoryId = demoId(`category of ${set.title}`, set.at)
  await storeCategory(tx, ownerId, { id: categoryId, parent_id: null, title: set.category, position })
  return storeIn(tx, ownerId, categoryId, set, 'of')
}

async function storeIn(
  tx: Tx,
  ownerId: string,
  categoryId: string,
  { title, category, questions, at }: DemoSet & { readonly at: Date },
  whose: string,
): Promise<string[]> {
  const stored = questions.map((question, which) => ({
    ...{ id: demoId(`question ${which} ${whose} ${title}`, at), categoryId, tags: [category], question, at },
  }))
  await storeQuestions(tx, ownerId, stored)
  return stored.map(({ id }) => id)
}

import type { Question } from '@arvand/contracts/questions'
import type { Db } from '#platform/database'
import { exams } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import { classExam } from './class-exam.ts'
import { answers, demoExams } from './exams.ts'
import { fillClass } from './fill-class.ts'
import { fillKonkur } from './fill-konkur.ts'
import { fillSets } from './fill-sets.ts'
import { setExam, slotsOf } from './set-exam.ts'
import { takeExam } from './take-exam.ts'

const day = 86_400_000

/** Exams of a course that the demo's learner learns: one is open, one is to come, others were taken. */
export async function fillExams(deps: DemoDeps): Promise<void> {
  const { db, clock } = deps
  const learner = await personCalled(db, 'niloofar')
  const course = await courseOf(db, learner)
  // Where courses were not filled there is nobody to set an exam for.
  if (!course) return
  const asked = await questionsOf(db, course.owner_id)
  const daysFromNow = (days: number) => new Date(clock.now().getTime() + days * day)
  for (const exam of [...demoExams, classExam]) {
    const { title, closes, wish } = exam
    const set = daysFromNow(exam.set)
    const parts = exam.parts ?? [{ title: 'بخش ۱', kinds: exam.kinds }]
    const sections = parts.map(({ kinds, ...part }, at) => {
      const chosen = [...asked].filter(([, { kind }]) => kinds === 'all' || kinds.includes(kind))
      const ids = chosen.map(([id]) => id)
      return { id: demoId(`section ${at} ${title}`, set), ...part, slots: slotsOf(title, set, ids) }
    })
    const examId = await setExam(deps, {
      ...{ course, title, set, opens: daysFromNow(exam.opens), closes },
      settings: { ...wish, sections },
    })
    const taken = { examId, asked, began: daysFromNow(exam.opens + 1) }
    if (exam.isTaken) await takeExam(deps, { ...taken, personId: learner, answers })
    if (exam === classExam) await fillClass(deps, { ...taken, course, learnerId: learner })
  }
  await fillKonkur(deps, course, learner)
  await fillSets(deps)
}

const personCalled = async (db: Db, handle: string): Promise<string> => {
  const row = exams(db).selectFrom('identity.people').select('id').where('handle', '=', handle)
  return (await row.executeTakeFirstOrThrow()).id
}

/** A course of the demo's teacher that this person learns. */
const courseOf = (db: Db, learnerId: string) =>
  exams(db)
    .selectFrom('courses.known_courses as c')
    .innerJoin('courses.learners as l', 'l.course_id', 'c.id')
    .innerJoin('identity.people as p', 'p.id', 'c.owner_id')
    .select(['c.id', 'c.owner_id'])
    .where('l.person_id', '=', learnerId)
    .where('l.state', '=', 'active')
    .where('p.handle', '=', 'arman-kazemi')
    .orderBy('c.slug')
    .executeTakeFirst()

/** Questions of a bank that may be asked, the first of each kind. */
async function questionsOf(db: Db, ownerId: string): Promise<ReadonlyMap<string, Question>> {
  const rows = await exams(db)
    .selectFrom('exams.questions as q')
    .innerJoin('exams.question_versions as v', 'v.question_id', 'q.id')
    .select(['q.id', 'v.content'])
    .where('q.owner_id', '=', ownerId)
    .orderBy('q.changed_at', 'desc')
    .execute()
  const kinds = new Set<string>()
  const first = rows.filter(({ content }) => !kinds.has(content.kind) && kinds.add(content.kind))
  return new Map(first.map(({ id, content }) => [id, content]))
}

import { createHash } from 'node:crypto'
import type { SomeExamSettings } from '@arvand/contracts/exams'
import type { KonkurChoices } from '@arvand/contracts/konkur'
import { type Tx, transaction } from '#platform/database'
import { exams, openSaves, receiptKeysOf, startAttempt, submitAttempt } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import {
  konkurCategory,
  konkurCities,
  konkurExam,
  konkurLessons,
  konkurQuotas,
  konkurSubgroups,
  openKonkur,
  questionOf,
} from './konkur.ts'
import { setExam, slotsOf } from './set-exam.ts'
import { optionIdOf, storeCategory, storeQuestions } from './store-questions.ts'

const day = 86_400_000
const minute = 60_000

interface Course {
  readonly id: string
  readonly owner_id: string
}

/** A Konkur booklet in two exams: one has run with sixty candidates, the other one is open. */
export async function fillKonkur(deps: DemoDeps, course: Course, learnerId: string): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const lessons = await transaction(db, (tx) => fillQuestions(tx, course.owner_id, now))
  const at = (days: number) => new Date(now.getTime() + days * day)
  const ran = await setKonkur(deps, course, lessons, {
    ...konkurExam,
    set: at(konkurExam.set),
    opens: at(konkurExam.opens),
  })
  await setKonkur(deps, course, lessons, {
    ...openKonkur,
    set: at(openKonkur.set),
    opens: at(openKonkur.opens),
  })
  const crowd = await exams(db)
    .selectFrom('identity.people')
    .select('id')
    .where('has_left', '=', false)
    .where('id', 'not in', [learnerId, course.owner_id])
    .orderBy('id')
    .limit(konkurExam.candidates - 1)
    .execute()
  const people = [learnerId, ...crowd.map(({ id }) => id)]
  for (const [place, personId] of people.entries())
    await sit(deps, ran, {
      personId,
      place,
      lessons,
      began: new Date(at(konkurExam.opens).getTime() + place * 11 * minute),
    })
}

interface FilledLesson {
  readonly sectionId: string
  readonly questionIds: readonly string[]
}

/** The questions in categories of their own, older than the others of the bank. */
async function fillQuestions(tx: Tx, ownerId: string, now: Date): Promise<FilledLesson[]> {
  const old = new Date(now.getTime() - 60 * day)
  const category = async (title: string, parent_id: string | null, position: number) => {
    const id = demoId(`konkur category ${title}`, now)
    await storeCategory(tx, ownerId, { id, parent_id, title, position })
    return id
  }
  const root = await category(konkurCategory, null, 100)
  const filled: FilledLesson[] = []
  for (const [place, lesson] of konkurLessons.entries()) {
    const above = await category(lesson.title, root, place)
    const questionIds: string[] = []
    for (const [order, { title, lines }] of lesson.topics.entries()) {
      const categoryId = await category(title, above, order)
      const questions = lines.map((line) => ({
        ...{ id: demoId(`konkur question ${line[0]}`, now), categoryId, tags: ['کنکور'], at: old },
        question: questionOf(line),
      }))
      await storeQuestions(tx, ownerId, questions)
      questionIds.push(...questions.map(({ id }) => id))
    }
    filled.push({ sectionId: demoId(`konkur section ${lesson.title}`, now), questionIds })
  }
  return filled
}

interface Wish {
  readonly title: string
  readonly set: Date
  readonly opens: Date
  readonly closes: number
  readonly wish: SomeExamSettings
}

interface RunningExam {
  readonly examId: string
  readonly field: string
}

async function setKonkur(
  deps: DemoDeps,
  course: Course,
  lessons: readonly FilledLesson[],
  { title, set, opens, closes, wish }: Wish,
): Promise<RunningExam> {
  const field = demoId(`field ${title}`, set)
  const subgroups = konkurSubgroups.map((name, at) => ({
    ...{ id: demoId(`${name} ${title}`, set), title: name },
    coefficients: Object.fromEntries(
      lessons.map(({ sectionId }, place) => [sectionId, konkurLessons[place]?.coefficients[at] ?? 0]),
    ),
  }))
  const settings: SomeExamSettings = {
    ...wish,
    konkur: {
      fields: [
        { id: field, title: 'علوم تجربی', lessons: lessons.map(({ sectionId }) => sectionId), subgroups },
      ],
      quotas: [...konkurQuotas],
    },
    sections: lessons.map(({ sectionId, questionIds }, at) => ({
      ...{ id: sectionId, title: konkurLessons[at]?.title ?? '' },
      slots: slotsOf(title, set, questionIds),
    })),
  }
  const examId = await setExam(deps, { course, title, set, opens, closes, settings })
  return { examId, field }
}

/** From 0 to 1, the same for the same words. */
const chance = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32

const pickOf = <Of>(all: readonly [Of, ...Of[]], word: string): Of =>
  all[Math.floor(chance(word) * all.length)] ?? all[0]

interface Sitting {
  readonly personId: string
  /** The demo’s learner is the first. */
  readonly place: number
  readonly lessons: readonly FilledLesson[]
  readonly began: Date
}

/** How well a candidate knows a lesson; the demo’s learner is good at all but the last. */
function skillOf(place: number, lesson: number): number {
  if (place === 0) return lesson === konkurLessons.length - 1 ? 0.15 : 0.8
  return 0.1 + 0.6 * chance('candidate', place) + 0.25 * chance('lesson', place, lesson)
}

/** What one answers, by the letter of the option: more right ones the better one knows it, the rest wrong or left empty. */
function answerOf(place: number, lesson: number, question: number): string | null {
  const skill = skillOf(place, lesson)
  const drawn = chance('answer', place, lesson, question)
  if (drawn < skill) return 'a'
  if (drawn > skill + (1 - skill) * 0.55) return null
  return pickOf(['b', 'c', 'd'], `wrong ${place} ${lesson} ${question}`)
}

async function sit(
  { db, secret, jobs }: Pick<DemoDeps, 'db' | 'secret' | 'jobs'>,
  { examId, field }: RunningExam,
  { personId, place, lessons, began }: Sitting,
): Promise<void> {
  let now = began
  const clock = { now: () => now }
  const actor = { personId, sessionId: demoId(`session of ${personId} at ${examId}`, began) }
  const choices: KonkurChoices = {
    field,
    quota: place === 0 ? konkurQuotas[1] : pickOf(konkurQuotas, `quota ${place}`),
    city: place === 0 ? konkurCities[0] : pickOf(konkurCities, `city ${place}`),
  }
  const { attempt } = await startAttempt({ db, clock, jobs }, actor as never, {
    ...{ examId, accessCode: '', choices, address: '127.0.0.1' },
  })
  const save = openSaves({ db, clock, keys: receiptKeysOf(secret), messages: async () => [] })
  let sequence = 0
  for (const [lesson, { questionIds }] of lessons.entries()) {
    now = new Date(now.getTime() + Math.round((10 + 6 * chance('time', place, lesson)) * minute))
    const answers = questionIds.flatMap((questionId, question) => {
      const value = answerOf(place, lesson, question)
      return value === null ? [] : [{ questionId, value: optionIdOf(questionId, value) }]
    })
    if (answers.length === 0) continue
    sequence += 1
    await save(actor, { attemptId: attempt.id, sequence, answers })
  }
  now = new Date(now.getTime() + minute)
  await submitAttempt({ db, clock, jobs }, actor as never, attempt.id)
}

import type { Endpoint } from '@arvand/contracts/endpoint'
import { makeExam } from '@arvand/contracts/teacher/exams'
import { makeQuestion } from '@arvand/contracts/teacher/questions'
import { makeGroup } from '@arvand/contracts/teacher/sample-questions'
import { makeSurvey } from '@arvand/contracts/teacher/surveys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { walkTo } from '#server/testing/walk/ask'
import { idsAskedBy, madeAsk } from '#server/testing/walk/made-ask'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { aClass } from '#testing/live'
import { aFilledApp } from '../filled-app.ts'
import { ownedBy, printOf, privateTables, sharedOf } from '../owned-by.ts'

// Who owns a course, a class or an exam passes the first question of an endpoint. Here the second is asked: an id of
// somebody else beside ids of one's own.

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

interface Caller {
  readonly token: string
  /** Their own things by the names under which endpoints ask for them. */
  readonly own: Readonly<Record<string, string>>
}

let callers = 0
async function aCaller(): Promise<Caller> {
  const mobile = `+4917${String(++callers).padStart(8, '0')}`
  const person = await aPerson(arvand, { roles: ['teacher'], mobile })
  const course = await aCourse(arvand, {
    owner: person,
    slug: `beside-own-${callers}`,
    sections: [{ lessons: ['text', 'assignment'] }],
  })
  const enrolmentId = await anEnrolment(arvand, course, person.id, { steps: 1 })
  const { roomId, sessionId } = await aClass(arvand, [], person)
  const { rows } = await arvand.database.pool.query<{ section_id: string }>(
    'select section_id from courses.lessons where course_id = $1 limit 1',
    [course.id],
  )
  const make = { title: 'از آن خودم', requestId: newId() }
  const [exam, question, group, survey] = [
    await arvand.call(makeExam, { ...make, courseId: course.id }, person),
    await arvand.call(makeQuestion, { kind: 'single', requestId: newId() }, person),
    await arvand.call(makeGroup, make, person),
    await arvand.call(makeSurvey, { ...make, requestId: newId() }, person),
  ]
  const lessonId = course.lessons[0]?.id ?? ''
  const own = {
    ...{ courseId: course.id, sectionId: rows[0]?.section_id ?? '', lessonId, enrolmentId },
    ...{ personId: person.id, roomId, sessionId, examId: exam.answer.examId },
    ...{ questionId: question.answer.questionId, groupId: group.answer.groupId },
    surveyId: survey.answer.surveyId,
  }
  return { token: person.token, own }
}

async function sharedBy(personId: string) {
  const found = Object.entries(sharedOf).map(async ([table, text]) => {
    const { rows } = await arvand.database.pool.query<{ id: string }>(text, [personId])
    return rows.map(({ id }) => ({ table, id, secrets: [] }))
  })
  return (await Promise.all(found)).flat()
}

/** An id of another that is let through and does nothing with what it names, and why. */
const harmless: Readonly<Record<string, string>> = {
  'panel/live/join pageId': 'is of the browser, which makes it',
  'panel/live/beat pageId': 'is of the browser, which makes it',
  'panel/live/leave pageId': 'is of the browser, which makes it',
  'panel/live/board/show fileId': 'has no marks in one’s own class',
  'panel/live/board/clear fileId': 'has no marks in one’s own class',
  'teacher/exam/extend attemptIds': 'are none of one’s own exam',
  'teacher/exam/message attemptIds': 'are none of one’s own exam',
  'teacher/exam/stop attemptIds': 'are none of one’s own exam',
  'teacher/gradebook/export cohortId': 'has no learners of one’s own course',
  'teacher/student/export cohortId': 'has no learners of one’s own course',
  'teacher/student/export lessonId': 'has no learners of one’s own course',
  'teacher/course/prerequisites add': 'may be any published course',
  'teacher/course/prerequisites remove': 'may be any published course, added in the same ask',
  'teacher/room/removeDay dayId': 'is no day of one’s own room',
  'teacher/room/removeHour hourId': 'is no hour of one’s own room',
  'teacher/room/removeMember personId': 'is no member of one’s own room',
}

const nameOf = ({ service, path }: Endpoint) => `${service}/${path}`

/** Callers are renewed, because what is let through may take away their own things. */
const callsOfOne = 100

test.each(['+989120000001', '+989120000003'])(
  'nobody reaches what belongs to %s by naming something of their own beside it',
  async (mobile) => {
    const { pool } = arvand.database
    const { rows } = await pool.query('select id from identity.accounts where mobile = $1', [mobile])
    const personId = String(rows[0]?.id)
    const tables = await privateTables(pool)
    const victims = [
      ...(await ownedBy(pool, personId, tables)),
      ...(await sharedBy(personId)),
      { table: 'identity.accounts', id: personId, secrets: [] },
    ]
    const told = new Set<string>()
    let before = await printOf(pool, personId, tables)
    let [tried, reached] = [0, 0]
    for (const endpoint of arvand.endpoints.filter(({ access }) => access !== 'manager')) {
      const names = idsAskedBy(endpoint)
      if (names.length < 2) continue
      for (const theirs of names) {
        let caller: Caller | undefined
        for (const [at, { table, id, secrets }] of victims.entries()) {
          // A person may not ask too often.
          if (at % 8 === 0) await pool.query('delete from platform.rate_limits')
          if (at % callsOfOne === 0 || !caller) caller = await aCaller()
          const { token, own } = caller
          const ask = madeAsk(endpoint, (name) => (name === theirs ? id : (own[name] ?? id)))
          const { status, problem, answer } = await walkTo(arvand.app, endpoint, { ...ask, token })
          tried += 1
          if (problem.code !== 'request.invalid') reached += 1
          const text = JSON.stringify(answer ?? problem)
          const what = `${nameOf(endpoint)} ${theirs}`
          const leaked = secrets.find((secret) => text.includes(secret))
          if (leaked) told.add(`${what} tells of ${table}: ${leaked}`)
          if (status >= 500) told.add(`${what} fails on ${table}: ${status}`)
          if (status === 200 && !(what in harmless) && !text.includes('"items":[]'))
            told.add(`${what} lets ${table} through`)
        }
      }
      const after = await printOf(pool, personId, tables)
      for (const [name, print] of after)
        if (before.get(name) !== print) told.add(`${nameOf(endpoint)} changes ${name}`)
      before = after
    }
    console.info(
      `${mobile}: ${victims.length} ids, ${tried} asks, ${reached} past the shape of their endpoint`,
    )
    expect([...told]).toEqual([])
    expect(reached).toBeGreaterThan(tried / 2)
  },
  1_800_000,
)

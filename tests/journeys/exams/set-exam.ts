import { type Browser, expect, type Page } from '@playwright/test'
import { asDemoPerson, type Call, callsOf } from '../calls.ts'
import { aTaughtCourse, type TaughtCourse } from '../teaching/taught-course.ts'

export const written = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
export const common = { soundId: null, hints: [], feedback: null, points: 100 }
const option = (id: string, text: string, percent: number) => ({
  ...{ id, percent },
  text: written(text),
  feedback: null,
})

export interface AskedQuestion {
  readonly kind: string
  readonly [part: string]: unknown
}

/** An essay that is marked by points. */
export const essay: AskedQuestion = {
  ...{ ...common, kind: 'essay', text: written('چرا شاهنامه هنوز خوانده می‌شود؟'), points: 400 },
  ...{ leastWords: 5, mostWords: 200, rubric: [] },
}

/** A question that up to three files answer. */
export const mapToDraw: AskedQuestion = {
  ...{ ...common, kind: 'file', text: written('نقشهٔ ایران را بکشید و عکسش را بفرستید.'), points: 400 },
  ...{ mostFiles: 3, rubric: [] },
}

/** A question of one choice. */
export const capital: AskedQuestion = {
  ...{ ...common, kind: 'single', text: written('پایتخت ایران کجاست؟'), shuffle: false },
  options: [option('a', 'تهران', 100), option('b', 'اصفهان', 0), option('c', 'شیراز', 0)],
}

export const earthTurns: AskedQuestion = {
  ...{ ...common, kind: 'trueFalse', text: written('زمین به دور خورشید می‌گردد.') },
  ...{ correct: true, whenTrue: null, whenFalse: null },
}

const questions: readonly AskedQuestion[] = [
  capital,
  {
    ...{ ...common, kind: 'shortAnswer', text: written('سرایندهٔ گلستان کیست؟') },
    ...{ answers: [{ text: 'سعدی', percent: 100, feedback: null }], caseSensitive: false },
  },
  earthTurns,
]

/** A question of the bank with a version; returns its id. */
export async function aReadyQuestion(call: Call, question: AskedQuestion): Promise<string> {
  const made = { kind: question.kind, categoryId: null, requestId: crypto.randomUUID() }
  const { questionId } = await call<{ questionId: string }>('teacher/question/make', made)
  await call('teacher/question/save', { questionId, revision: 0, question })
  await call('teacher/question/keepVersion', { questionId, revision: 1, requestId: crypto.randomUUID() })
  return questionId
}

/** A published exam of three questions in a course of its own, which the person on `page` learns. */
export const anExamFor = async (browser: Browser, page: Page, mobile: string, baseURL = '') =>
  (await anExamWith(questions, { browser, page, mobile, baseURL })).examId

interface Candidate {
  readonly browser: Browser
  /** Where the candidate is signed in. */
  readonly page: Page
  readonly mobile: string
  readonly baseURL: string
  /** Settings besides the usual ones, by the ids of the questions. */
  readonly wish?: (questionIds: readonly string[]) => Readonly<Record<string, unknown>>
}

/** A slot of an exam that asks this question. */
export const slotOf = (questionId: string) => ({
  ...{ id: crypto.randomUUID(), points: null },
  pick: { by: 'question', questionId },
})

/** The same with these questions. */
export async function anExamWith(
  asked: readonly AskedQuestion[],
  { browser, page, mobile, baseURL, wish = () => ({}) }: Candidate,
) {
  const course = await aTaughtCourse(browser, baseURL)
  const examId = await asDemoPerson(browser, baseURL, 'teacher', async (call) => {
    const title = `آزمون ${course.title}`
    const made = { courseId: course.id, title, requestId: crypto.randomUUID() }
    const { examId: id } = await call<{ examId: string }>('teacher/exam/make', made)
    const questionIds = []
    for (const question of asked) questionIds.push(await aReadyQuestion(call, question))
    const sections = [{ id: crypto.randomUUID(), title: 'بخش ۱', slots: questionIds.map(slotOf) }]
    const settings = { title, minutes: 30, negative: 33.33, sections, ...wish(questionIds) }
    await call('teacher/exam/save', { examId: id, revision: 0, settings })
    await call('teacher/exam/publish', { examId: id, revision: 1 })
    const enrol = { courseId: course.id, mobiles: mobile, requestId: crypto.randomUUID() }
    await call('teacher/student/enrol', enrol)
    return id
  })
  await hasExam(page, examId, course)
  return { examId, course }
}

/** Waits until the learner on `page`, whom a teacher enrolled, has the exam of the course. */
export async function hasExam(
  page: Page,
  examId: string,
  { slug }: Pick<TaughtCourse, 'slug'>,
): Promise<void> {
  // The enrolment is done by a job.
  await expect
    .poll(
      async () => {
        const { items } = await callsOf(page)<{ items: { id: string }[] }>('panel/exam/list', {})
        return items.some(({ id }) => id === examId)
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  // The teacher sees whoever was brought by a mobile once they opened the course.
  await page.request.get(`/learn/${slug}`)
}

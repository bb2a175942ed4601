import type { Browser, Page } from '@playwright/test'
import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'

const text = (line: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }],
})
const option = (id: string, line: string, percent: number) => ({
  ...{ id, percent, text: text(line), feedback: null },
})

interface Wish {
  readonly questions: number
  /** A page of the teacher who makes it; the demo's teacher when left out. */
  readonly teacher?: Page
}

/** A published group of questions whose right option is «شیراز», made by calls. */
export async function aPractisedGroup(browser: Browser, baseURL: string, { questions, teacher }: Wish) {
  const mark = Math.random().toString(36).slice(2, 8)
  const title = `شهرها ${mark}`
  const context = teacher ? null : await browser.newContext({ baseURL })
  const page = teacher ?? (await context?.newPage())
  if (!page) throw new Error('no page of a teacher')
  if (!teacher) await signInAs(page, 'teacher')
  const call = callsOf(page)
  const requestId = () => crypto.randomUUID()
  const questionIds: string[] = []
  for (let at = 0; at < questions; at++) {
    const question = {
      ...{ kind: 'single', text: text(`مرکز فارس کجاست؟ ${mark} ${at}`), shuffle: false },
      ...{ hints: ['شهر حافظ است.'], options: [option('a', 'شیراز', 100), option('b', 'یزد', 0)] },
    }
    const made = { kind: 'single', categoryId: null, requestId: requestId() }
    const { questionId } = await call<{ questionId: string }>('teacher/question/make', made)
    await call('teacher/question/save', { questionId, revision: 0, question })
    await call('teacher/question/keepVersion', { questionId, revision: 1, requestId: requestId() })
    questionIds.push(questionId)
  }
  const made = { title, requestId: requestId() }
  const { groupId } = await call<{ groupId: string }>('teacher/sampleQuestion/make', made)
  await call('teacher/sampleQuestion/save', { groupId, revision: 0, settings: { title, questionIds } })
  await call('teacher/sampleQuestion/publish', { groupId, revision: 1 })
  await context?.close()
  return { id: groupId, title, mark }
}

import { data, redirect } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import { formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { threadPage } from './addresses.ts'
import type { PostAnswer } from './post-form.tsx'
import { askWords, threadWords as words } from './words.ts'

type Act = (api: Api, form: FormData) => Promise<unknown>

const idOf = (form: FormData, name: string) => formText(form, name)
const isOn = (form: FormData) => formText(form, 'on') === 'yes'

const reasons = ['spam', 'rude', 'wrong', 'solution', 'other'] as const

/** What can be done in a thread, by the intent of its form, with the sentence of its success. */
const acts: Readonly<Record<string, readonly [done: string, Act]>> = {
  answer: [
    words.sent,
    (api, form) =>
      api.panel('discussion/answer', {
        threadId: idOf(form, 'threadId'),
        parentId: idOf(form, 'parentId') || null,
        body: formText(form, 'body'),
        requestId: idOf(form, 'requestId'),
      }),
  ],
  edit: [
    words.saved,
    (api, form) =>
      api.panel('discussion/edit', {
        commentId: idOf(form, 'commentId'),
        body: formText(form, 'body'),
        ...(form.has('title') ? { title: formText(form, 'title') } : {}),
      }),
  ],
  remove: [
    words.removedDone,
    (api, form) => api.panel('discussion/remove', { commentId: idOf(form, 'commentId') }),
  ],
  like: [
    words.like,
    (api, form) => api.panel('discussion/like', { commentId: idOf(form, 'commentId'), on: isOn(form) }),
  ],
  mark: [
    words.mark,
    (api, form) =>
      api.panel('discussion/markAnswer', {
        threadId: idOf(form, 'threadId'),
        commentId: idOf(form, 'commentId') || null,
      }),
  ],
  report: [
    words.reportSent,
    (api, form) =>
      api.panel('discussion/report', {
        commentId: idOf(form, 'commentId'),
        reason: reasons.find((one) => one === formText(form, 'reason')) ?? 'other',
        text: formText(form, 'text'),
      }),
  ],
  follow: [
    words.follow,
    (api, form) => api.panel('discussion/follow', { threadId: idOf(form, 'threadId'), on: isOn(form) }),
  ],
  pin: [
    words.pin,
    (api, form) => api.panel('discussion/keep', { threadId: idOf(form, 'threadId'), pinned: isOn(form) }),
  ],
  lock: [
    words.lock,
    (api, form) => api.panel('discussion/keep', { threadId: idOf(form, 'threadId'), locked: isOn(form) }),
  ],
}

type ActionArgs = Parameters<typeof actionApiOf>[0] extends infer Context
  ? { readonly context: Context; readonly request: Request; readonly url: URL }
  : never

/** The action of a thread's page, whichever page its forms stand on. */
export async function actOnThread({ context, request, url }: ActionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const known = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!known) throw new Response(null, { status: 404 })
  const [done, act] = known
  const { refusal } = await attempt(act(actionApiOf(context), form))
  return refusal ? refusedForm(url, form, refusal) : data<PostAnswer>({ intent, done })
}

/** Asks about a lesson: the page of the new thread comes next, unless one stays where the form stands. */
export async function askAbout(lessonId: string, { context, request, url }: ActionArgs) {
  const form = await request.formData()
  const second = formText(form, 'second')
  const { answer, refusal } = await attempt(
    actionApiOf(context).panel('discussion/ask', {
      about: { kind: 'lesson', id: lessonId },
      title: formText(form, 'title'),
      body: formText(form, 'body'),
      second: /^\d+$/.test(second) ? Number(second) : null,
      requestId: formText(form, 'requestId'),
    }),
  )
  if (refusal) return refusedForm(url, form, refusal)
  if (formText(form, 'stay') !== 'yes') throw redirect(threadPage(answer.threadId))
  return data<PostAnswer>({ intent: 'ask', done: askWords.sent, threadId: answer.threadId })
}

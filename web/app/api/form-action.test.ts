import { giveCredit } from '@arvand/contracts/panel/wallet'
import { tomanText } from '@arvand/persian/money'
import { expect, test } from 'vitest'
import { contextFor } from '../contexts.ts'
import type { Call, CallReply, ServerContext } from '../server-context.ts'
import { formAction, submitTo } from './form-action.ts'

/** Throws when the amount is not a number, as a question that speaks of an amount does. */
const questionOf = (rials: number) => ({ title: `${tomanText(rials)}؟`, text: '', confirm: 'بله' })

/** Sends a form to a page whose calls get `reply`; returns the page's answer and the calls that were made. */
async function send(
  entries: Readonly<Record<string, string>>,
  reply: CallReply,
  fault: CallReply | null = null,
  more: object | null = null,
) {
  const calls: Call[] = []
  const page = {
    call: async (call: Call) => {
      calls.push(call)
      return reply
    },
    check: () => fault,
  }
  const action = formAction({
    give: submitTo(giveCredit, {
      with: ({ params: { personId = '' } }) => ({ personId }),
      question: (_, { amount }) => questionOf(amount),
      places: { 'wallet.expiry-past': 'lastDay' },
      done: (_, { amount }) => more ?? `${amount}`,
    }),
  })
  const url = new URL('https://arvand.example/manage/wallet/p')
  const answer = await action({
    request: new Request(url, { method: 'POST', body: new URLSearchParams(entries) }),
    context: contextFor(page as unknown as ServerContext),
    params: { personId: 'p' },
    url,
  })
  return { calls, answer }
}

const give = { intent: 'give', amount: '۱۰۰۰', reason: 'هدیه', requestId: 'r' }
const done = { status: 200, body: {} }

test('an intent that no form of the page has does nothing and is refused', async () => {
  for (const intent of ['approve', '', 'toString', '__proto__']) {
    const { calls, answer } = await send({ ...give, intent, confirmed: 'yes' }, done)
    expect(calls).toEqual([])
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { intent, error: expect.any(String), values: { reason: 'هدیه' } },
    })
  }
})

test('it is asked about first, and done once that was answered', async () => {
  const asked = await send(give, done)
  expect(asked.calls).toEqual([])
  expect(asked.answer).toMatchObject({ data: { asks: questionOf(10_000), values: { reason: 'هدیه' } } })
  const { calls, answer } = await send({ ...give, confirmed: 'yes' }, done)
  expect(calls).toEqual([
    {
      service: 'panel',
      method: 'POST',
      path: 'manage/wallet/credit',
      input: { personId: 'p', amount: 10_000, reason: 'هدیه', requestId: 'r' },
    },
  ])
  expect(answer).toMatchObject({ data: { intent: 'give', done: '10000' } })
})

test('what is wrong is said before anything is asked', async () => {
  const body = { code: 'request.invalid', title: '…', fields: { amount: 'کم است.' } }
  const { calls, answer } = await send({ ...give, amount: 'دو' }, done, { status: 422, body })
  expect(calls).toEqual([])
  expect(answer).toMatchObject({ init: { status: 422 }, data: { fields: { amount: 'کم است.' } } })
})

test('a refusal stands at its field, and an ended session goes to sign in', async () => {
  const refusal = { status: 409, body: { code: 'wallet.expiry-past', title: 'این روز گذشته است.' } }
  const { answer } = await send({ ...give, confirmed: 'yes' }, refusal)
  expect(answer).toMatchObject({ init: { status: 409 }, data: { fields: { lastDay: 'این روز گذشته است.' } } })
  const ended = send({ ...give, confirmed: 'yes' }, { status: 401, body: { code: 'x', title: 'x' } })
  await expect(ended).rejects.toMatchObject({ status: 302 })
})

test('what is done may tell its page more than a sentence', async () => {
  const { answer } = await send({ ...give, confirmed: 'yes' }, done, null, { codes: ['a', 'b'] })
  expect(answer).toMatchObject({ data: { intent: 'give', codes: ['a', 'b'] } })
})

test('whoever has to prove again who they are goes to do so, and comes back', async () => {
  const refusal = { status: 422, body: { code: 'identity.reauthentication-wrong', title: '…' } }
  const sent = send({ ...give, confirmed: 'yes' }, refusal)
  const way = await sent.catch((thrown: Response) => thrown.headers.get('location'))
  expect(way).toBe('/panel/security/confirm?next=%2Fmanage%2Fwallet%2Fp')
})

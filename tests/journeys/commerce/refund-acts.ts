import { createFactorCart, payFactor } from '../../../contracts/panel/factors.ts'
import { giveRefund } from '../../../contracts/panel/manage-refunds.ts'
import { comeBackWith, giveBackDue } from '../../../server/modules/commerce/testing.ts'
import { aCourse } from '../../../server/modules/courses/testing.ts'
import { aPerson } from '../../../server/modules/identity/testing.ts'
import { newId } from '../../../server/platform/ids.ts'
import type { TestApp } from '../../../server/testing/app.ts'

/** What the journey of a refund asks of the app whose bank it silences. */

export interface RefundedFactor {
  readonly factorId: string
  readonly buyerId: string
  /** Tokens of sessions. */
  readonly buyer: string
  readonly manager: string
}

/** A factor of one course for two friends, paid at the bank; its refund waits, because the bank does not answer. */
export async function aRefundThatWaits(arvand: TestApp): Promise<RefundedFactor> {
  const course = await aCourse(arvand, { title: 'کلیله و دمنه', price: 2_000_000 })
  const buyer = await aPerson(arvand, { name: 'گلنار سپهری' })
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'people'] })
  const gift = (name: string, mobile: string) => ({
    ...{ kind: 'course', id: course.id },
    options: { gift: { mobile, name } },
  })
  const items = [gift('سارا', '09351112233'), gift('مریم', '09351112244')]
  const made = (await arvand.call(createFactorCart, { items, requestId: newId() }, buyer)).answer.factor
  const pay = { factorId: made.id, useWallet: false, requestId: newId() }
  const { redirect } = (await arvand.call(payFactor, pay, buyer)).answer
  await comeBackWith(arvand, redirect ?? '', 'pay')
  arvand.bank.silentAt('reverse', 100)
  const ask = { factorId: made.id, reason: 'دوره برگزار نشد', requestId: newId() }
  const { status, problem } = await arvand.call(giveRefund, ask, manager)
  if (status !== 200) throw new Error(`no refund: ${problem.code}`)
  return { factorId: made.id, buyerId: buyer.id, buyer: buyer.token, manager: manager.token }
}

/** The bank answers again, and is asked a few minutes later. */
export async function bankAnswers(arvand: TestApp): Promise<void> {
  arvand.bank.clear()
  arvand.platform.clock.pass(180)
  await giveBackDue(arvand.platform)
}

import { type ErrorCode, promiseOf } from '@arvand/contracts/errors/catalogue'
import { Refusal } from '#platform/refusal'

// Only the unique indexes decide what is taken, because a check before the insert would miss concurrent requests.
const codes: Readonly<Record<string, { code: ErrorCode; field: string }>> = {
  accounts__mobile: { code: 'identity.mobile-taken', field: 'mobile' },
  accounts__verified_email: { code: 'identity.email-taken', field: 'email' },
  accounts__handle: { code: 'identity.handle-taken', field: 'handle' },
  accounts__national_code: { code: 'identity.national-code-taken', field: 'nationalCode' },
}

/** Does `work`, a whole transaction, and refuses with `identity.…-taken` when a unique index is violated. */
export async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const taken = codes[(error as { constraint?: string } | null)?.constraint ?? '']
    if (!taken) throw error
    throw new Refusal(taken.code, { fields: { [taken.field]: promiseOf(taken.code).sentence } })
  }
}

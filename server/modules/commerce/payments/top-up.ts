import type { PaymentState } from '@arvand/contracts/commerce'
import { transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { addBarePayment } from './add-payment.ts'
import { askBank } from './ask-bank.ts'
import { chooseBank } from './choose-bank.ts'

/** Asks a bank for money for the wallet. A repetition gets the same payment and the same address. */
export async function topUp(
  deps: Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'banks' | 'publicUrl'>,
  request: RepeatedRequest,
  { amount, gateway }: { readonly amount: number; readonly gateway?: string | undefined },
): Promise<{ payment: { id: string; state: PaymentState; amount: number }; redirect: string }> {
  const bank = chooseBank(deps.banks, gateway) ?? refuse('commerce.no-gateway')
  const { paymentId } = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => ({
      paymentId: await addBarePayment(deps, tx, {
        personId: request.personId,
        factorId: null,
        bank,
        amount,
      }),
    })),
  )
  const redirect = await askBank(deps, paymentId)
  return { payment: { id: paymentId, state: 'atGateway', amount }, redirect }
}

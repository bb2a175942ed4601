import type { Bank } from '#platform/bank'
import { refuse } from '#platform/refusal'

/** The bank with this name, or the default one; null when none is set up. */
export function chooseBank(banks: readonly Bank[], name: string | undefined): Bank | null {
  if (name === undefined) return banks[0] ?? null
  return banks.find((bank) => bank.name === name) ?? refuse('commerce.unknown-gateway')
}

/** The bank that a payment was asked of; undefined when it is no longer set up. */
export const bankOf = (banks: readonly Bank[], payment: { readonly gateway: string }): Bank | undefined =>
  banks.find(({ name }) => name === payment.gateway)

import { writeTaxNumber as write } from '@arvand/contracts/panel/manage-tax-numbers'
import { submitTo } from '../../api/form-action.ts'
import { factorsWords as words } from './factors-words.ts'

/** Stores the number that the tax system gave, or removes it when it is empty. */
export const writeTaxNumber = submitTo(write, {
  with: ({ params: { factorId = '' } }) => ({ factorId }),
  done: ({ taxNumber }) => (taxNumber === null ? words.taxNumberGone : words.taxNumberKept),
})

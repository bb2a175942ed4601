export type { AccountName, Figures, SystemName } from './account.ts'
export { balanceOf, figuresOfAll, lockAccount, lockAccountsOf } from './balance.ts'
export { checkLedger, type LedgerCheck } from './check-ledger.ts'
export {
  extendHolds,
  type HoldWish,
  heldCreditOf,
  hold,
  holdOf,
  holdsOf,
  openHoldsOf,
  releaseHold,
  releaseHoldOf,
} from './hold.ts'
export { walletOffer } from './module.ts'
export type { Leg, Movement } from './movement.ts'
export { post } from './post.ts'

export { fillSales } from './demo/sales-door.ts'
export type { Shelf } from './demo/shelf.ts'
export { ownEarnings } from './earnings/own-earnings.ts'
export { ownFactors } from './factors/own-factors.ts'
export { financeWaiting } from './finance/finance-waiting.ts'
export { ownGiftCards } from './gift-cards/own-gift-cards.ts'
export { kindsOfCommerce } from './kinds-of-commerce.ts'
export { commerceModule } from './module.ts'
export type { CommerceParts } from './parts.ts'
export { ownPlus } from './plus/own-plus.ts'
export { plusOf } from './plus/plus-of.ts'
export { ownPresents } from './presents/own-presents.ts'
export type { Quote, Sells } from './sells.ts'
export {
  factorPaid,
  factorRefunded,
  type Opened,
  plusBegan,
  plusEnded,
  takeUp,
} from './what-is-opened.ts'

import { showGiftPurchase as showGiftPurchaseEndpoint } from '@arvand/contracts/home/gift-purchases'
import * as buyers from '@arvand/contracts/panel/buyers'
import * as gifts from '@arvand/contracts/panel/gift-purchases'
import { writeTaxNumber as writeTaxNumberEndpoint } from '@arvand/contracts/panel/manage-tax-numbers'
import * as seats from '@arvand/contracts/panel/seats'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { claimGiftPurchase, showGiftPurchase } from '../gift-purchases/claim-gift-purchase.ts'
import { handSeats, resendSeat, withdrawSeat } from '../gift-purchases/hand-seats.ts'
import { addBuyer, listBuyers, removeBuyer } from '../gift-purchases/legal-buyers.ts'
import {
  changeGiftPurchase,
  listGiftPurchases,
  resendGiftPurchase,
  showMyGiftPurchase,
} from '../gift-purchases/my-gift-purchases.ts'
import { listSeatBlocks, listSeats } from '../gift-purchases/seat-blocks.ts'
import { listWaiting } from '../gift-purchases/waiting-gift-purchases.ts'
import { writeTaxNumber } from '../gift-purchases/write-tax-number.ts'

/** Gifts, seats of organisations, and the legal persons in whose name people buy. */
export const giftPurchaseRoutes = (deps: CommerceDeps): Route[] => [
  route(showGiftPurchaseEndpoint, ({ input, actor }) =>
    showGiftPurchase(deps, input.token, actor?.personId ?? null),
  ),
  route(gifts.claimGiftPurchase, ({ input, request }) => claimGiftPurchase(deps, request, input.token)),
  route(gifts.listGiftPurchases, ({ input, actor }) =>
    listGiftPurchases(deps, deps.db, actor.personId, input.cursor),
  ),
  route(gifts.showMyGiftPurchase, ({ input, actor }) =>
    showMyGiftPurchase(deps, deps.db, actor.personId, input.giftPurchaseId),
  ),
  route(gifts.listWaitingGiftPurchases, ({ actor }) => listWaiting(deps, deps.db, actor.personId)),
  route(gifts.resendGiftPurchase, ({ input, request }) =>
    resendGiftPurchase(deps, request, input.giftPurchaseId),
  ),
  route(gifts.changeGiftPurchase, ({ input, request }) => changeGiftPurchase(deps, request, input)),
  route(seats.listSeatBlocks, ({ input, actor }) =>
    listSeatBlocks(deps, deps.db, actor.personId, input.cursor),
  ),
  route(seats.listSeats, ({ input, actor }) => listSeats(deps, deps.db, actor.personId, input)),
  route(seats.handSeats, ({ input, request }) => handSeats(deps, request, input)),
  route(seats.withdrawSeat, ({ input, actor }) => withdrawSeat(deps, actor.personId, input.seatId)),
  route(seats.resendSeat, ({ input, request }) => resendSeat(deps, request, input.seatId)),
  route(buyers.listBuyers, ({ actor }) => listBuyers(deps.db, actor.personId)),
  route(buyers.addBuyer, ({ input, request }) => addBuyer(deps, request, input)),
  route(buyers.removeBuyer, ({ input, actor }) => removeBuyer(deps, actor.personId, input.buyerId)),
  route(writeTaxNumberEndpoint, ({ input, actor, caller }) => writeTaxNumber(deps, actor, caller, input)),
]

import { showPresent } from '@arvand/contracts/home/presents'
import * as buyers from '@arvand/contracts/panel/buyers'
import { writeTaxNumber as writeTaxNumberEndpoint } from '@arvand/contracts/panel/manage-tax-numbers'
import * as presents from '@arvand/contracts/panel/presents'
import * as seats from '@arvand/contracts/panel/seats'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { changePresent, listPresents, resendPresent, showMyPresent } from '../presents/given-presents.ts'
import { handSeats, resendSeat, withdrawSeat } from '../presents/hand-seats.ts'
import { addBuyer, listBuyers, removeBuyer } from '../presents/legal-buyers.ts'
import { listSeatBlocks, listSeats } from '../presents/seat-blocks.ts'
import { showGift, takeGift } from '../presents/take-gift.ts'
import { listWaiting } from '../presents/waiting-gifts.ts'
import { writeTaxNumber } from '../presents/write-tax-number.ts'

/** Presents, seats of organisations, and the legal persons in whose name people buy. */
export const presentRoutes = (deps: CommerceDeps): Route[] => [
  route(showPresent, ({ input, actor }) => showGift(deps, input.token, actor?.personId ?? null)),
  route(presents.takePresent, ({ input, request }) => takeGift(deps, request, input.token)),
  route(presents.listPresents, ({ input, actor }) =>
    listPresents(deps, deps.db, actor.personId, input.cursor),
  ),
  route(presents.showMyPresent, ({ input, actor }) =>
    showMyPresent(deps, deps.db, actor.personId, input.presentId),
  ),
  route(presents.listWaitingPresents, ({ actor }) => listWaiting(deps, deps.db, actor.personId)),
  route(presents.resendPresent, ({ input, request }) => resendPresent(deps, request, input.presentId)),
  route(presents.changePresent, ({ input, request }) => changePresent(deps, request, input)),
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
